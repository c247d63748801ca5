import * as z from 'zod/mini';
import type { InputOf, NamedSchema, OutputOf } from '../namedSchema.ts';
import { dateTimeSchema } from '../primitives.ts';
import { reasonSchema } from './reason.ts';

const memberViewStartFields = {
  /** One line of 3 to 200 characters. The member reads it too. */
  reason: reasonSchema,
};

/** Why somebody looks at the club as a member. */
export interface MemberViewStart extends InputOf<typeof memberViewStartFields> {}
/** Parses why somebody looks at the club as a member. */
export const memberViewStartSchema: NamedSchema<
  OutputOf<typeof memberViewStartFields>,
  MemberViewStart
> = z.object(memberViewStartFields);

const startedMemberViewFields = {
  /** The page of the member app that shows the view, with the token after `#`, told once. A path where the desk is on its host. */
  url: z.string(),
  /** When the view ends by itself, ISO 8601 in UTC. */
  expiresAt: dateTimeSchema,
};

/** A view that has begun. */
export interface StartedMemberView extends OutputOf<typeof startedMemberViewFields> {}
/** Parses a view that has begun. */
export const startedMemberViewSchema: NamedSchema<StartedMemberView> =
  z.object(startedMemberViewFields);
