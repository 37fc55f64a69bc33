import { cleanUpJobs } from "./clean-up-jobs";
import { codeMessageQueue } from "./features/account/code-message.job.usecases";
import { indexQueue } from "./features/catalogue/search-index.usecases";
import { pictureQueue } from "./features/account/picture.usecases";
import { stockAlertQueue, stockAlertSweep } from "./features/stock-alert/stock-alert.job.usecases";
import { cleanUpQueues } from "./jobs/clean-up";
import type { JobQueue } from "./jobs/job-runner";
import type { Services } from "./http/call";

/** Everything that is done later. @param preparePicture makes the derivatives of an uploaded picture */
export function jobQueues(services: Services, preparePicture: (key: string) => Promise<void>): JobQueue[] {
  return [
    codeMessageQueue(services),
    indexQueue(services),
    stockAlertQueue(services),
    stockAlertSweep(services),
    pictureQueue(preparePicture),
    ...cleanUpQueues(cleanUpJobs(services), services),
  ];
}
