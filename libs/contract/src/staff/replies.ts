import * as z from 'zod/mini';
import { TEXT_LIMIT } from '../limits.ts';
import type { NamedSchema, OutputOf } from '../namedSchema.ts';
import { idSchema } from '../primitives.ts';
import { lineSchema } from '../typedSchemas.ts';
import { typedLine } from '../typedText.ts';

/** How many canned replies the club has at most. */
export const CANNED_REPLIES_LIMIT = 200;

const newReplyFields = {
  /** Staff choose it by this. No other has the same, in any letter case. */
  title: lineSchema,
  /** What is written to the member, with slots such as `{member.firstName}`. */
  text: z.string().check(z.overwrite(typedLine), z.minLength(1), z.maxLength(TEXT_LIMIT)),
};

/** A canned reply as it is stored. */
export interface NewCannedReply extends OutputOf<typeof newReplyFields> {}
/** Parses a canned reply to store, of at most 5,000 characters. */
export const newCannedReplySchema: NamedSchema<NewCannedReply> = z.object(newReplyFields);

const replyChangeFields = {
  ...newReplyFields,
  /** The version that was seen. */
  version: z.int(),
};

/** A canned reply as it is stored in place of the version that was seen. */
export interface CannedReplyChange extends OutputOf<typeof replyChangeFields> {}
/** Parses a canned reply to store in place of the version that was seen. */
export const cannedReplyChangeSchema: NamedSchema<CannedReplyChange> = z.object(replyChangeFields);

const cannedReplyFields = {
  /** Opaque. */
  id: idSchema,
  /** Rises with each change. */
  version: z.int(),
  /** Staff choose it by this. */
  title: z.string(),
  /** What is written to the member. */
  text: z.string(),
};

/** A canned reply of the club. */
export interface CannedReply extends OutputOf<typeof cannedReplyFields> {}
/** Parses a canned reply of the club. */
export const cannedReplySchema: NamedSchema<CannedReply> = z.object(cannedReplyFields);
