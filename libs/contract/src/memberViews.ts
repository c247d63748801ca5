import * as z from 'zod/mini';
import type { NamedSchema, OutputOf } from './namedSchema.ts';
import { dateTimeSchema, idSchema } from './primitives.ts';

/** The most views that a member sees in the list of who looked. */
export const MEMBER_VIEWS_LIMIT = 100;

const memberViewFields = {
  /** The member whose pages are shown. */
  memberId: idSchema,
  /** The first and last name of the member. */
  memberName: z.string(),
  /** When the view ends by itself, ISO 8601 in UTC. */
  expiresAt: dateTimeSchema,
};

/** A view: a member of staff looks at the club as a member sees it. */
export interface MemberView extends OutputOf<typeof memberViewFields> {}
/** Parses the view of a token. */
export const memberViewSchema: NamedSchema<MemberView> = z.object(memberViewFields);

const pastViewFields = {
  /** Opaque. */
  id: idSchema,
  /** The first name of who looked. */
  staffName: z.string(),
  /** Why, in the words of who looked. */
  reason: z.string(),
  /** ISO 8601 in UTC. */
  startedAt: dateTimeSchema,
};

/** A time when somebody of the club looked at it as the member sees it. */
export interface PastView extends OutputOf<typeof pastViewFields> {}
/** Parses a time when somebody of the club looked at it as the member sees it. */
export const pastViewSchema: NamedSchema<PastView> = z.object(pastViewFields);
