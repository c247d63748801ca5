import { type Call, type ParsedCall, readInput } from '@parlour/contract';
import type { FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { invalidInput } from '../../errors/apiError.ts';

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
  const read = readInput(schema, value, part);
  if (read.ok) return read.value;
  const [{ field, message } = { field: part, message: `The ${part} is not valid.` }] = read.failure;
  throw invalidInput(field, message);
}
