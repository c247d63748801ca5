import type { Tracing } from './platform/process/tracing.ts';
import { configError } from './errors/configError.ts';
import type { StartContext } from './startContext.ts';

/** Begins to trace where the environment says where to. Nothing of OpenTelemetry is loaded otherwise. */
export async function startTracing({
  config,
}: Pick<StartContext, 'config'>): Promise<Tracing | undefined> {
  if (!config.isTraced) return undefined;
  const { startOpenTelemetry } = await import('./platform/tracing/openTelemetry.ts').catch(
    (error: unknown) => {
      // Its packages are optional.
      throw configError('OTEL_EXPORTER_OTLP_ENDPOINT', error);
    },
  );
  return startOpenTelemetry();
}
