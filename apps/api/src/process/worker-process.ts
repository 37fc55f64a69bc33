import cluster from "node:cluster";
import { workerVariable } from "@haat/contract/shared/deployment-rules";

/** Whether a primary of ours started this process (node:cluster). Another program's, such as pm2's, answers nothing we ask. */
export function isOurWorker(): boolean {
  return cluster.isWorker && process.env[workerVariable] === "1";
}
