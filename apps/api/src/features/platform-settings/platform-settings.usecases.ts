import type { PlatformSettings, SettingsToChange } from "@haat/contract/admin/admin-settings.contract";
import type { StaffScope } from "../../database/tenant-scope";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { DomainError } from "../../process/domain-error";
import { recordCommand, type AuditState, type OnPlatform } from "../audit/audit.usecases";
import {
  mostSmsPerDay,
  readStoredSettings,
  usualSettings,
  type StoredSettings,
} from "./platform-facts.usecases";
import { findStoredSettings, replaceStoredSettings } from "./platform-settings.repository";

const describe = ({ config }: Services, { version, ...settings }: StoredSettings): SettingsToChange => ({
  settings,
  version,
  usual: usualSettings,
  most_sms_per_day: mostSmsPerDay(config),
});

/** The platform's settings as its people see them. */
export async function showSettings(services: Services, scope: StaffScope): Promise<SettingsToChange> {
  const found = await inTransaction(services.db, findStoredSettings, scope);
  return describe(services, readStoredSettings(found, services.logger));
}

/**
 * Keeps the platform's settings, all of them. The same again changes nothing.
 * @param version the one that was read
 * @throws review_conflict where somebody changed them since; invalid_input for more messages than the server's budget pays for
 */
export function saveSettings(
  services: Services,
  { scope, actor }: OnPlatform,
  { version, ...given }: PlatformSettings & { version: number },
): Promise<SettingsToChange> {
  const { clock, config, db, logger } = services;
  if (given.sms_per_day !== null && given.sms_per_day > mostSmsPerDay(config))
    throw new DomainError("invalid_input", {}, [{ field: "sms_per_day", code: "sms_per_day_beyond" }]);
  return inTransaction(
    db,
    async (tx) => {
      const found = await findStoredSettings(tx);
      const was = readStoredSettings(found, logger);
      const { before, after } = changeOf(was, given);
      if (Object.keys(after).length === 0) return describe(services, was);
      const settings = { ...given, version: was.version + 1 };
      const isTheirs =
        was.version === version && (await replaceStoredSettings(tx, found, JSON.stringify(settings)));
      if (!isTheirs) throw new DomainError("review_conflict");
      await recordCommand(tx, actor, { action: "platform_settings", before, after }, clock.now());
      return describe(services, settings);
    },
    scope,
  );
}

/** Those that change, before and after. */
function changeOf(was: PlatformSettings, given: PlatformSettings): { before: AuditState; after: AuditState } {
  const names = (Object.keys(given) as (keyof PlatformSettings)[]).filter(
    (name) => was[name] !== given[name],
  );
  const only = (settings: PlatformSettings): AuditState =>
    Object.fromEntries(names.map((name) => [name, settings[name]]));
  return { before: only(was), after: only(given) };
}
