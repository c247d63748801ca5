import type { Call } from '@parlour/contract';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { unstorableText } from './plainText.ts';
import { invalid } from './refusal.ts';
import { refusalOf } from './sentences.ts';

/** Parses every part of the call. Throws an ApiError that names the first invalid field. */
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

/** Parses one part by its schema, and rejects text that the database cannot store. */
export function parsePart(schema: z.ZodMiniType, value: unknown, part: string): unknown {
  const parsed = z.safeParse(schema, value, { reportInput: true });
  if (!parsed.success) throw refusalOf(parsed.error, part);
  const unstorablePath = unstorableText(parsed.data, '');
  if (unstorablePath !== undefined) {
    throw invalid(unstorablePath, `${unstorablePath} holds a character that cannot be kept.`);
  }
  return parsed.data;
}
