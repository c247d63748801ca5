import type { MetricsSettings } from './features/metrics/metrics.ts';
import type { StartContext } from './startContext.ts';

/** Returns what the server's metrics need. Undefined while they are off, which they are without a token. */
export function metricsOf(
  { config }: Pick<StartContext, 'config'>,
  { lastBackupAt }: Pick<MetricsSettings, 'lastBackupAt'>,
): MetricsSettings | undefined {
  if (config.metricsToken === undefined) return undefined;
  return { token: config.metricsToken, dataFolder: config.dataFolder, lastBackupAt };
}
