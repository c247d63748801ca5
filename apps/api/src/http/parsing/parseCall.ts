import type { Call, ParsedCall } from '@parlour/contract';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { invalidInput } from '../../errors/apiError.ts';
import { invalidInputOf } from '../../errors/invalidInput.ts';

/** Parses every part of the call. Throws an ApiError that names the first invalid field. */
export function parseCall<C extends Call>(call: C, request: FastifyRequest): ParsedCall<C> {
  // Sound, since each part has just been parsed by the schema that its type is inferred from.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return {
    params: call.params && parsePart(call.params, request.params, 'address'),
    query: call.query && parsePart(call.query, request.query, 'query'),
    body: call.body && parsePart(call.body, request.body, 'body'),
  } as ParsedCall<C>;
}

/** Parses one part by its schema, and rejects text that the database cannot store. */
export function parsePart(schema: z.ZodMiniType, value: unknown, part: string): unknown {
  const parsed = z.safeParse(schema, value, { reportInput: true });
  if (!parsed.success) throw invalidInputOf(parsed.error, part);
  const unstorablePath = unstorableTextPath(parsed.data, '');
  if (unstorablePath !== undefined) {
    throw invalidInput(unstorablePath, `${unstorablePath} holds a character that cannot be kept.`);
  }
  return parsed.data;
}

/**
 * Finds the first text that PostgreSQL cannot store: one with a NUL character or half of a surrogate pair.
 *
 * @returns the path of its field, or undefined.
 */
function unstorableTextPath(value: unknown, path: string): string | undefined {
  if (typeof value === 'string') {
    return value.includes('\0') || !value.isWellFormed() ? path : undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, part] of Object.entries(value)) {
    const found = unstorableTextPath(part, path === '' ? key : `${path}.${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}
