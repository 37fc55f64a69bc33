// A worker (node:cluster) that listens, says which signals come and what its environment is, and ends when it is told to.
import { createServer } from "node:http";

for (const signal of ["SIGTERM", "SIGUSR2"]) process.on(signal, () => process.send({ signal }));
process.on("message", (message) => {
  if (message === "end") process.exit(0);
  if (message === "environment") process.send({ environment: process.env });
});
createServer().listen(0, "127.0.0.1");
