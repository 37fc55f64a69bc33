import { maskPhone, type Logger } from "./log";
import { contentTypeOf, escaperFor, filled, type SmsGateway, type SmsSettings } from "./sms-settings";

export interface TextMessage {
  /** E.164. */
  to: string;
  text: string;
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
      if (status < 200 || status > 299) throw new Error(`The text message gateway answered ${status}.`);
      if (gateway.takenIf !== undefined && !body.includes(gateway.takenIf)) {
        throw new Error("The text message gateway did not say that it took the message.");
      }
    },
  };
}

async function ask(gateway: SmsGateway, url: string, init: RequestInit) {
  const signal = AbortSignal.timeout(gateway.milliseconds);
  const response = await fetch(url, { ...init, redirect: "manual", signal });
  return { status: response.status, body: await response.text() };
}

/** Says only by its code why there was no answer, such as `ECONNREFUSED`: the words beside it may repeat the address. */
function refuseSilence(error: unknown): never {
  const { name, cause } = error instanceof Error ? error : { name: "unknown", cause: undefined };
  const code = cause instanceof Error && "code" in cause ? cause.code : undefined;
  throw new Error(`The text message gateway did not answer (${typeof code === "string" ? code : name}).`);
}
