import { platformPermissionForPage, shopPermissionForPage } from "@haat/contract/shared/permissions";
import { expect, it } from "vitest";
import { adminPages, shopPages } from "../app/urls/console-pages";

const nameOf = (folder: string) => folder.slice(folder.lastIndexOf("/") + 1);

it("every page about a shop or the platform stands in the table of permissions", () => {
  for (const folder of Object.values(shopPages))
    expect(() => shopPermissionForPage(nameOf(folder))).not.toThrow();
  for (const folder of Object.values(adminPages))
    expect(() => platformPermissionForPage(nameOf(folder))).not.toThrow();
});
