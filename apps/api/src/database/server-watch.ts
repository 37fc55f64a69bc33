import { Socket } from "node:net";
import pg, { type ClientConfig } from "pg";

/** How often the server is asked whether it is there, in ms, and how many beats it may owe the answer. */
const [beatMilliseconds, mostBeatsOwed] = [1000, 3];

export interface ServerWatch {
  /** Makes what a connection runs over; it is destroyed while the server says nothing. For `stream` of its settings. */
  stream: () => Socket;
  close(): void;
}

/**
 * Notices within four seconds that a server says nothing any more while its connections stay open, as one does that is frozen or cut
 * off. A question that is slow says nothing either, so a connection of its own is asked what takes no time. Where that one
 * is silent, too, connections on which nothing was heard lately are given up, and none is opened until the server speaks again:
 * who asks hears so at once. Beats are counted, not time: a process that stood still itself has its answers before the next beat.
 * @param settings how to connect to the server itself, past any pooler, where a question could wait for its turn
 */
export function watchServer(settings: ClientConfig): ServerWatch {
  const sockets = new Set<Socket>();
  let own: ReturnType<typeof openOwn> | undefined;
  /** What is being asked: what had been heard on each connection, and for how many beats nothing was said to it. */
  let question: { heard: WeakMap<Socket, number>; ownHeard: number; beats: number } | undefined;
  let isSilent = false;

  const heardUntilNow = () => new WeakMap([...sockets].map((socket) => [socket, socket.bytesRead]));

  /** Gives up the connections on which nothing was heard since, and those that are younger and never said anything. */
  const giveUpUnheard = (heard: WeakMap<Socket, number>) => {
    for (const socket of sockets) if (socket.bytesRead === (heard.get(socket) ?? 0)) socket.destroy();
  };

  const closeOwn = () => {
    own?.socket.destroy();
    own = undefined;
  };

  async function ask(): Promise<void> {
    own ??= openOwn(settings);
    const asked = { heard: heardUntilNow(), ownHeard: own.socket.bytesRead, beats: 0 };
    question = asked;
    try {
      await (await own.opened).query("select 1");
      // What was heard of last just before it was known may still wait for an answer that is lost.
      if (question === asked && isSilent) giveUpUnheard(asked.heard);
      isSilent &&= question !== asked;
    } catch {
      // It broke or was refused: that is no silence. The next beat opens another one.
      if (question !== asked) return;
      isSilent = false;
      closeOwn();
    } finally {
      if (question === asked) question = undefined;
    }
  }

  const beat = setInterval(() => {
    if (!question || !own) return void ask();
    if (own.socket.bytesRead !== question.ownHeard) {
      // Slowly, in several pieces.
      question.ownHeard = own.socket.bytesRead;
      question.beats = 0;
    }
    question.beats += 1;
    // Who heard a last answer while the question was on its way would be spared for three beats more.
    if (question.beats === 1) question.heard = heardUntilNow();
    if (question.beats < mostBeatsOwed) return;

    // Before it tries to connect it may wait for this process itself, which looks its server up.
    isSilent ||= own.isTried;
    if (isSilent) giveUpUnheard(question.heard);
    closeOwn();
    void ask();
  }, beatMilliseconds).unref();

  return {
    stream: () => {
      const socket = new Socket();
      sockets.add(socket);
      if (isSilent) setImmediate(() => socket.destroy(new Error("Connection terminated: nothing is heard.")));
      return socket.once("close", () => sockets.delete(socket));
    },
    close: () => {
      clearInterval(beat);
      closeOwn();
    },
  };
}

/** A connection that keeps no process from ending. */
function openOwn(settings: ClientConfig) {
  const socket = new Socket().unref();
  const unhurried = { connectionTimeoutMillis: 0, query_timeout: 0 };
  const client = new pg.Client({ ...settings, ...unhurried, stream: () => socket });
  // The question that is under way fails with it.
  client.on("error", () => undefined);
  const own = { socket, isTried: false, opened: client.connect().then(() => client) };
  socket.once("connectionAttempt", () => (own.isTried = true));
  return own;
}
