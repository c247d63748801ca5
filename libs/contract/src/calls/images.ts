import type { Call } from '../call.ts';
import { imageQuerySchema } from '../image.ts';
import { nothing } from './parts.ts';

export const proxyImage = {
  method: 'GET',
  path: '/api/images/proxy',
  access: 'public',
  summary: 'A picture, resized and in a modern format.',
  query: imageQuerySchema,
  data: nothing,
  answer: 'file',
} as const satisfies Call;
