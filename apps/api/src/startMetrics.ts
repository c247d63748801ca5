import type { MetricsSettings } from './features/metrics/metrics.ts';
import type { StartContext } from './startContext.ts';

/** Where metrics learn of backups. */
interface Backups {
  /** Returns when the last backup of the club was made. Null where none is known. */
  readonly lastBackupAt: () => Promise<Date | null>;
}

/** Returns what the server's metrics need. Undefined while they are off, which they are without a token. */
export function metricsOf(
  { config }: Pick<StartContext, 'config'>,
  { lastBackupAt }: Backups,
): MetricsSettings | undefined {
  if (config.metricsToken === undefined) return undefined;
  return { token: config.metricsToken, dataFolder: config.dataFolder, lastBackupAt };
}
