import { maskPhone, type Logger } from "../process/log";
import {
  contentTypeOf,
  escaperFor,
  filled,
  type SmsGateway,
  type SmsSettings,
} from "../process/sms-settings";

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
  const escaped = escaperFor(contentTypeOf(gateway.headers));
  return {
    send: async ({ to, text }) => {
      const values = { to, to_digits: to.replace(/^\+/, ""), text, secret: gateway.secret };
      const headers = Object.entries(gateway.headers).map(([name, value]): [string, string] => [
        name,
        filled(value, values, (part) => part),
      ]);
      const url = filled(gateway.url, values, encodeURIComponent);
      const { status, body } = await ask(gateway, url, {
        method: gateway.method,
        headers,
        ...(gateway.body === undefined ? {} : { body: filled(gateway.body, values, escaped) }),
      }).catch(refuseSilence);
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

/** Codes of a connection that was never there. */
const unreached = new Set<unknown>(["ECONNREFUSED", "ENOTFOUND"]);

async function ask(gateway: SmsGateway, url: string, init: RequestInit) {
  const signal = AbortSignal.timeout(gateway.milliseconds);
  const response = await fetch(url, { ...init, redirect: "manual", signal });
  return { status: response.status, body: await response.text() };
}

/** Says only by its code why there was no answer, such as `ECONNREFUSED`: the words beside it may repeat the address. */
function refuseSilence(error: unknown): never {
  const { name, cause } = error instanceof Error ? error : { name: "unknown", cause: undefined };
  const code = cause instanceof Error && "code" in cause ? cause.code : undefined;
  const words = `The text message gateway did not answer (${typeof code === "string" ? code : name}).`;
  throw unreached.has(code) ? new MessageNotTaken(words) : new Error(words);
}
