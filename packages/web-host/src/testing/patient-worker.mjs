// A worker (node:cluster) that listens, says which signals come, and ends when it is told to.
import { createServer } from "node:http";

for (const signal of ["SIGTERM", "SIGUSR2"]) process.on(signal, () => process.send({ signal }));
process.on("message", (message) => message === "end" && process.exit(0));
createServer().listen(0, "127.0.0.1");
