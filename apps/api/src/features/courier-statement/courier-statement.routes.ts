import { formatMoney } from "@haat/i18n/money";
import { translator } from "@haat/i18n/translator";
import { setReplayHeader } from "../../http/idempotency";
import { sellerApi } from "../console-account/console-identity";
import * as statements from "./courier-statement.usecases";
import { checkStatement, readStatement } from "./statement-check.usecases";
import { statementFile } from "./statement-file.usecases";
import { clearStatementRow, throwStatementAway } from "./statement-keeping.usecases";
import { settleStatement } from "./statement-settle.usecases";
import { uploadStatement } from "./statement-upload.usecases";

const calls = sellerApi.courierStatements;

export const courierStatementRoutes = {
  courierStatements: calls.courierStatements.handler(async ({ input, context }) => ({
    success: true,
    data: await statements.listShopStatements(context.services, context.scope, input.before),
  })),
  uploadStatement: calls.uploadStatement.handler(async ({ input, context }) => {
    const { language: _language, seller_key: _key, ...brought } = input;
    return { success: true, data: await uploadStatement(context.services, context, brought) };
  }),
  courierStatement: calls.courierStatement.handler(async ({ input, context }) => ({
    success: true,
    data: await statements.showStatement(context.services, context.scope, input.language, input),
  })),
  statementColumns: calls.statementColumns.handler(async ({ input, context }) => ({
    success: true,
    data: await statements.showStatementColumns(context.services, context.scope, input.id_statement),
  })),
  readStatement: calls.readStatement.handler(async ({ input, context }) => ({
    success: true,
    data: { statement: await readStatement(context.services, context, input) },
    message: translator(input.language)("statements.told.checked"),
  })),
  checkStatement: calls.checkStatement.handler(async ({ input, context }) => ({
    success: true,
    data: { statement: await checkStatement(context.services, context, input) },
    message: translator(input.language)("statements.told.checked"),
  })),
  settleStatement: calls.settleStatement.handler(async ({ input, context }) => {
    const { language, seller_key: _, ...given } = input;
    const { services, idempotencyKey } = context;
    const { answer, isReplay } = await settleStatement(services, context, language, given, idempotencyKey);
    setReplayHeader(context, isReplay);
    const amount = formatMoney(answer.handed_in, language);
    const message = translator(language)("statements.told.settled", { amount });
    return { success: true, data: answer, message };
  }),
  statementRow: calls.statementRow.handler(async ({ input, context }) => ({
    success: true,
    data: await statements.showStatementRow(context.services, context.scope, input.language, input),
  })),
  clearStatementRow: calls.clearStatementRow.handler(async ({ input, context }) => ({
    success: true,
    data: { row: await clearStatementRow(context.services, context, input.language, input) },
    message: translator(input.language)(`statements.told.${input.note === "" ? "opened" : "cleared"}`),
  })),
  statementFile: calls.statementFile.handler(async ({ input, context }) => {
    const file = await statementFile(context.services, context.scope, input.language, input);
    context.replyHeaders.set("content-disposition", `attachment; filename="${file.name}"`);
    context.replyHeaders.set("cache-control", "private, no-store");
    return file;
  }),
  throwStatementAway: calls.throwStatementAway.handler(async ({ input, context }) => ({
    success: true,
    data: { statement: await throwStatementAway(context.services, context, input) },
    message: translator(input.language)("statements.told.thrownAway"),
  })),
};
