import type { callsOf } from '@parlour/contract';
import type { HandlersOf } from '../../http/calls/handler.ts';
import type { FeatureDependencies } from '../dependencies.ts';

/** Binds the call of the configuration. */
export function configurationHandlers({
  configuration,
}: FeatureDependencies): HandlersOf<typeof callsOf.configuration> {
  return {
    getConfiguration: { query: () => Promise.resolve({ data: configuration() }) },
  };
}
