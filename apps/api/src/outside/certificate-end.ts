import { connect } from "node:tls";

/** How long a host may take to show its certificate, in ms. */
const longestMilliseconds = 3000;

/**
 * When the certificate ends that a host shows, whether or not it is good otherwise.
 * @throws where the host does not answer, or shows none
 */
export function certificateEnd(host: string, port = 443): Promise<Date> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, servername: host, rejectUnauthorized: false });
    const fail = (reason: Error) => {
      socket.destroy();
      reject(reason);
    };
    socket.setTimeout(longestMilliseconds, () => fail(new Error(`${host} does not answer.`)));
    socket.once("error", fail);
    socket.once("secureConnect", () => {
      const end = new Date(socket.getPeerCertificate().valid_to);
      if (Number.isNaN(end.getTime())) return fail(new Error(`${host} shows no certificate.`));
      socket.end();
      resolve(end);
    });
  });
}
