import type { Configuration } from '@parlour/contract';
import type { HandlersOf } from '../../http/calls/handler.ts';

/** Binds the call of the configuration. */
export function configurationHandlers(
  configuration: Configuration,
): HandlersOf<'getConfiguration'> {
  return {
    getConfiguration: { query: () => Promise.resolve({ data: configuration }) },
  };
}
