import type { Call } from '@parlour/contract';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { unstorableText } from './plainText.ts';
import { invalid } from './refusal.ts';
import { refusalOf } from './sentences.ts';

/** Parses every part that the call has; throws a refusal that names the first field at fault. */
export function parseCall(
  call: Call,
  request: FastifyRequest,
): Record<'params' | 'query' | 'body', unknown> {
  return {
    params: call.params && parsePart(call.params, request.params, 'address'),
    query: call.query && parsePart(call.query, request.query, 'query'),
    body: call.body && parsePart(call.body, request.body, 'body'),
  };
}

/** Parses one part by its schema, and refuses text that the database could not keep. */
export function parsePart(schema: z.ZodMiniType, value: unknown, part: string): unknown {
  const parsed = z.safeParse(schema, value, { reportInput: true });
  if (!parsed.success) throw refusalOf(parsed.error, part);
  const unstorable = unstorableText(parsed.data, '');
  if (unstorable !== undefined) {
    throw invalid(unstorable, `${unstorable} holds a character that cannot be kept.`);
  }
  return parsed.data;
}
