import { maskPhone, type Logger } from "./log";

export interface TextMessage {
  /** E.164. */
  to: string;
  text: string;
}

/** A way to send a text message. It throws where the message was not taken; the caller tries no second time. */
export interface SmsPort {
  send(message: TextMessage): Promise<void>;
}

/** Sends nothing and logs that a message was due; its text bears a code and stays out of the log. */
export function createLogSms(logger: Logger): SmsPort {
  return {
    send: async (message) => {
      logger.info({ to: maskPhone(message.to), length: message.text.length }, "text message");
    },
  };
}
