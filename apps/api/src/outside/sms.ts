import { maskPhone, type Logger } from "../process/log";
import type { SmsGateway, SmsSettings, SmsValues } from "../process/sms-settings";
import { askServer, NoAnswer } from "./ask-server";

export interface TextMessage {
  /** E.164. */
  to: string;
  text: string;
}

/** The gateway surely did not take a message: it said so, or was never reached. Where it is silent nobody knows. */
export class MessageNotTaken extends Error {
  override readonly name = "MessageNotTaken";
}

/** A way to send a text message. It throws where the message was not taken; the caller tries no second time. */
export interface SmsPort {
  send(message: TextMessage): Promise<void>;
}

/** The port that the settings name. */
export function createSms(settings: SmsSettings, logger: Logger): SmsPort {
  return settings.port === "http" ? createHttpSms(settings) : createLogSms(logger);
}

/** Sends nothing and logs that a message was due; its text bears a code and stays out of the log. */
function createLogSms(logger: Logger): SmsPort {
  return {
    send: async (message) => {
      logger.info({ to: maskPhone(message.to), length: message.text.length }, "text message");
    },
  };
}

/**
 * Gives messages to a gateway over HTTP. What its errors say bears neither the secret, which may stand in the address, nor
 * the message. A redirect is not followed: it would carry the secret elsewhere.
 */
export function createHttpSms(gateway: SmsGateway): SmsPort {
  return {
    send: async ({ to, text }) => {
      const values: SmsValues = { to, to_digits: to.replace(/^\+/, ""), text, secret: gateway.secret };
      const { status, body } = await askServer(gateway, values, gateway.milliseconds).catch(refuseSilence);
      if (status < 200 || status > 299) throw failureOf(status);
      if (gateway.takenIf !== undefined && !body.includes(gateway.takenIf)) {
        throw new MessageNotTaken("The text message gateway did not say that it took the message.");
      }
    },
  };
}

/** A refusal, but for 408: that says only that it was too slow. */
function failureOf(status: number): Error {
  const words = `The text message gateway answered ${status}.`;
  return status >= 400 && status < 500 && status !== 408 ? new MessageNotTaken(words) : new Error(words);
}

function refuseSilence(error: unknown): never {
  const { reason, isUnreached } = error instanceof NoAnswer ? error : new NoAnswer("unknown", false);
  const words = `The text message gateway did not answer (${reason}).`;
  throw isUnreached ? new MessageNotTaken(words) : new Error(words);
}
