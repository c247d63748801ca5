import * as z from 'zod/mini';
import type { NamedSchema, OutputOf } from '../namedSchema.ts';
import { idSchema } from '../primitives.ts';
import { searchTextSchema } from '../typedSchemas.ts';

/** How many members a search finds at most. */
export const FOUND_MEMBERS_LIMIT = 10;

const memberSearchFields = {
  /** A part of a name or of an email. */
  text: searchTextSchema,
};

/** Which members are searched for. */
export interface MemberSearch extends OutputOf<typeof memberSearchFields> {}
/** Parses which members are searched for. */
export const memberSearchSchema: NamedSchema<MemberSearch> = z.object(memberSearchFields);

const foundMemberFields = {
  /** Opaque. */
  id: idSchema,
  /** First and last name. */
  name: z.string(),
  /** Tells apart members of one name. */
  email: z.string(),
};

/** A member as the search shows one. */
export interface FoundMember extends OutputOf<typeof foundMemberFields> {}
/** Parses a member that a search found. */
export const foundMemberSchema: NamedSchema<FoundMember> = z.object(foundMemberFields);
