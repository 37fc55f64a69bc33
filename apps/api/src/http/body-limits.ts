import { business } from "@haat/contract/shared/business-constants";
import type { CallErrorCode } from "@haat/contract/shared/error-codes";
import type { Context, HonoRequest, MiddlewareHandler } from "hono";
import { limitBody } from "./body-limit";

/** Of a call without files. */
const mostBytes = 100 * 1024;
/** What a form adds to its files. */
const mostFormBytes = 64 * 1024;

type Asked = Pick<HonoRequest, "method" | "path">;

const takesPicture = ({ path }: Asked) =>
  /^\/api\/v1\/(?:picture_upload|seller\/opening_logo|seller\/product_picture)\//.test(path);
const takesGoods = ({ method, path }: Asked) =>
  method === "POST" && /^\/api\/v1\/seller\/goods_import\//.test(path);
const takesStatement = ({ method, path }: Asked) =>
  method === "POST" && /^\/api\/v1\/seller\/courier_statement\//.test(path);

/** How large the body of each call may be. @param refuse answers one that is larger */
export function createBodyLimits(refuse: (c: Context, code: CallErrorCode) => Response) {
  const limit = (most: number, code: CallErrorCode) => limitBody(most, (c) => refuse(c, code));
  const text = limit(mostBytes, "payload_too_large");
  const picture = limit(business.pictureMaxBytes + mostFormBytes, "picture_too_large");
  const goods = limit(
    business.importTableMaxBytes + business.importZipMaxBytes + mostFormBytes,
    "payload_too_large",
  );
  const statement = limit(business.importTableMaxBytes + mostFormBytes, "payload_too_large");
  return {
    /** Whether it takes a file, which may be long on its way. */
    takesFile: (asked: Asked): boolean => takesPicture(asked) || takesGoods(asked) || takesStatement(asked),
    limitOf: (asked: Asked): MiddlewareHandler => {
      if (takesGoods(asked)) return goods;
      if (takesStatement(asked)) return statement;
      return takesPicture(asked) ? picture : text;
    },
  };
}
