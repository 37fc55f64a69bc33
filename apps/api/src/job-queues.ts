import { cleanUpJobs } from "./clean-up-jobs";
import { guestCartsQueue } from "./features/cart/guest-carts.job.usecases";
import { codeMessageQueue } from "./features/account/code-message.job.usecases";
import { billKeyQueue } from "./features/bill-check/bill-key.job.usecases";
import { bookingQueue, courierAccountQueue } from "./features/courier/booking.job.usecases";
import { courierNewsSweep } from "./features/courier/courier-news.job.usecases";
import { complaintWaitQueue } from "./features/complaint/complaint-wait.job.usecases";
import { goodsImportQueue } from "./features/goods-import/import-job.usecases";
import { indexQueue } from "./features/catalogue/search-index.usecases";
import { pictureQueue } from "./features/account/picture.usecases";
import { stockAlertQueue, stockAlertSweep } from "./features/stock-alert/stock-alert.job.usecases";
import { ribbonQueue, ribbonRound, ribbonSweep } from "./features/ribbon/ribbon-rule.job.usecases";
import { shopGoodsQueue, shopSalesSweep } from "./features/store/shop-goods.job.usecases";
import { shopDaySweep } from "./features/platform-report/shop-day.job.usecases";
import { reportMonthSweep } from "./features/seller-report/report-month.job.usecases";
import { visitSweep } from "./features/seller-report/shop-visits.job.usecases";
import { shopAppQueue, type ReadPicture } from "./features/shop-app/shop-app.job.usecases";
import { termsNoticeQueue } from "./features/terms/terms-notice.job.usecases";
import { factorResetNoticeQueue, factorResetQueue } from "./features/second-factor/factor-reset.job.usecases";
import { shopClosingQueue } from "./features/shop-closing/shop-closing.job.usecases";
import { domainSweep } from "./features/shop-domain/domain-look.usecases";
import { lateOrderSweep } from "./features/order-alert/late-orders.job.usecases";
import {
  newOrderQueue,
  pushKeyQueue,
  pushMessageQueue,
} from "./features/order-alert/order-push.job.usecases";
import { orderNewsQueue } from "./features/seller-orders/order-news.job.usecases";
import { webhookSecretQueue, webhookSweep } from "./features/webhook/webhook.job.usecases";
import { takeOutQueue } from "./features/take-out/take-out.job.usecases";
import { testParcelSweep } from "./features/test-shop/test-courier.job.usecases";
import { textMessageQueue } from "./features/account/text-message.job.usecases";
import { cleanUpQueues } from "./jobs/clean-up";
import type { JobQueue } from "./jobs/job-runner";
import type { Services } from "./http/call";

/** What later work does with pictures. */
export interface PictureWork {
  /** Makes the derivatives of an uploaded picture. */
  prepare(key: string): Promise<void>;
  read: ReadPicture;
}

/** Where nothing is done with pictures later. */
export const noPictures: PictureWork = {
  prepare: () => Promise.resolve(),
  read: () => Promise.resolve(undefined),
};

/** Everything that is done later. */
export function jobQueues(services: Services, pictures: PictureWork): JobQueue[] {
  return [
    codeMessageQueue(services),
    textMessageQueue(services),
    guestCartsQueue(services),
    orderNewsQueue(services),
    newOrderQueue(services),
    pushMessageQueue(services),
    lateOrderSweep(services),
    bookingQueue(services),
    courierAccountQueue(services),
    courierNewsSweep(services),
    domainSweep(services),
    testParcelSweep(services),
    shopClosingQueue(services),
    pushKeyQueue(services),
    complaintWaitQueue(services),
    factorResetQueue(services),
    factorResetNoticeQueue(services),
    termsNoticeQueue(services),
    indexQueue(services),
    stockAlertQueue(services),
    stockAlertSweep(services),
    ribbonQueue(services),
    ribbonSweep(services),
    ribbonRound(services),
    shopGoodsQueue(services),
    shopSalesSweep(services),
    visitSweep(services),
    reportMonthSweep(services),
    shopDaySweep(services),
    pictureQueue((key) => pictures.prepare(key)),
    shopAppQueue(services, (key) => pictures.read(key)),
    goodsImportQueue(services),
    takeOutQueue(services, (key) => pictures.read(key)),
    billKeyQueue(services),
    webhookSweep(services),
    webhookSecretQueue(services),
    ...cleanUpQueues(cleanUpJobs(services), services),
  ];
}
