import type { Call } from '../call.ts';
import { imageQuerySchema } from '../images.ts';
import { noData } from './sharedSchemas.ts';

/** Reads a picture of the club or of a permitted host, resized and in a modern format. Anybody may read it. */
export const proxyImage = {
  method: 'GET',
  path: '/api/images/proxy',
  access: { kind: 'public' },
  summary: 'A picture, resized and in a modern format.',
  failure: 'Failed to fetch picture',
  query: imageQuerySchema,
  data: noData,
  response: 'file',
} as const satisfies Call;
