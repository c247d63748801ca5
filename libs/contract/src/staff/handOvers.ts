import * as z from 'zod/mini';
import type { NamedSchema, OutputOf } from '../namedSchema.ts';
import { idSchema, openChoice } from '../primitives.ts';
import { lineSchema } from '../typedSchemas.ts';

/** How many requests are handed over at once at most. */
export const HAND_OVER_LIMIT = 200;

const handedRequestFields = {
  /** The request. */
  id: idSchema,
  /** The version that was seen. */
  version: z.int(),
};

const handOverFields = {
  /** The requests, at most 200. */
  requests: z
    .array(z.object(handedRequestFields))
    .check(z.minLength(1), z.maxLength(HAND_OVER_LIMIT)),
  /** The member of staff who gets them. Null for the queue, where the next shift takes them. */
  to: z.nullable(idSchema),
  /** One line, which staff alone read. */
  text: lineSchema,
};

/** Requests that one of the staff hands over. */
export interface HandOver extends OutputOf<typeof handOverFields> {}
/** Parses requests that are handed over, with who gets them and the words. */
export const handOverSchema: NamedSchema<HandOver> = z.object(handOverFields);

/** Why a request was not handed over. */
export const handOverFailures = [
  'not_found',
  'changed_meanwhile',
  'not_yours',
  'not_possible',
  'receiver',
] as const;
/** `not_yours`: a colleague has it; `not_possible`: it has ended, was merged or is put aside; `receiver`: they cannot get it. */
export type HandOverFailure = (typeof handOverFailures)[number];

const refusedHandOverFields = {
  /** The request. */
  id: idSchema,
  /** What staff quote of it. Null where there is none with this id. */
  reference: z.nullable(z.string()),
  /** Why it was not handed over. */
  reason: openChoice(handOverFailures),
  /** The same for people. */
  message: z.string(),
};

/** A request that was not handed over. */
export interface RefusedHandOver extends OutputOf<typeof refusedHandOverFields> {}

const handOverResultFields = {
  /** The ids of those that were handed over. */
  done: z.array(idSchema),
  /** Those that were not, each with its reason. */
  refused: z.array(z.object(refusedHandOverFields)),
};

/** What became of each request that was to be handed over. */
export interface HandOverResult extends OutputOf<typeof handOverResultFields> {}
/** Parses what became of each request that was to be handed over. */
export const handOverResultSchema: NamedSchema<HandOverResult> = z.object(handOverResultFields);
