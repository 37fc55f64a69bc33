import { readSettings } from "@haat/contract/shared/deployment-settings";
import { hostConfigOf, hostSettings, type HostConfig } from "@haat/web-host/host-config";
import { z } from "zod";

const environment = z.object({ ...hostSettings, PORT: hostSettings.PORT.unwrap().default(3002) });

/**
 * Reads the settings of a console in a process of its own; README.md lists them.
 * @throws where one is wrong, where there is no API, and where a public server lacks a secret
 */
export function readConfig(variables: Record<string, string | undefined>, root: string): HostConfig {
  const config = hostConfigOf(readSettings(environment, variables), root);
  if (!config.apiUrl)
    throw new Error("API_URL must be set: without it the storefront's process has API and console.");
  return config;
}
