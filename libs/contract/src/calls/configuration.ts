import type { Call } from '../call.ts';
import { configurationSchema } from '../configuration.ts';

/** Reads the settings of the club that a browser needs, such as its map. Anybody may read them. */
export const getConfiguration = {
  method: 'GET',
  path: '/api/configuration',
  access: { kind: 'public' },
  summary: "The browser's run-time configuration.",
  failure: 'Failed to fetch configuration',
  data: configurationSchema,
} as const satisfies Call;
