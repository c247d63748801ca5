import type { Call } from '../call.ts';
import { configurationSchema } from '../configuration.ts';

export const getConfiguration = {
  method: 'GET',
  path: '/api/configuration',
  access: { kind: 'public' },
  summary: "The browser's run-time configuration.",
  data: configurationSchema,
} as const satisfies Call;
