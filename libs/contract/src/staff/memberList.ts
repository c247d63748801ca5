import * as z from 'zod/mini';
import { LINE_LIMIT } from '../limits.ts';
import type { InputOf, NamedSchema, OutputOf } from '../namedSchema.ts';
import { idSchema, openChoice } from '../primitives.ts';
import { memberStatuses } from './memberStatus.ts';
import { typedLine } from '../typedText.ts';

/** How many members a page of the list has. */
export const MEMBERS_PAGE = 25;

const listedMemberFields = {
  /** Opaque. */
  id: idSchema,
  /** First and last name. */
  name: z.string(),
  /** The email that the member signs in with. */
  email: z.string(),
  /** As people write it. Null when not given. */
  phone: z.nullable(z.string()),
  /** What has become of the membership. */
  status: openChoice(memberStatuses),
};

/** A member in the list of the desk. */
export interface ListedMember extends OutputOf<typeof listedMemberFields> {}
/** A member in the list of the desk as the server sends it. */
export interface SentListedMember extends InputOf<typeof listedMemberFields> {}
/** Parses a member in the list of the desk. */
export const listedMemberSchema: NamedSchema<ListedMember, SentListedMember> =
  z.object(listedMemberFields);

const memberPageFields = {
  /** By last name, first name and id. */
  members: z.array(listedMemberSchema),
  /** The `after` of the next page. Null on the last one. */
  next: z.nullable(z.string()),
  /** Whether emails wait in files, because no mail server is set. */
  isMailFiled: z.boolean(),
};

/** A page of the list of members. */
export interface MemberPage extends OutputOf<typeof memberPageFields> {}
/** A page of the list of members as the server sends it. */
export interface SentMemberPage extends InputOf<typeof memberPageFields> {}
/** Parses a page of the list of members, of at most 25. */
export const memberPageSchema: NamedSchema<MemberPage, SentMemberPage> = z.object(memberPageFields);

/** Which members are listed by what became of them. `not_invited`: active ones who got no invitation and never signed in. */
export const memberListStatuses = [...memberStatuses, 'not_invited'] as const;
/** Which members are listed by what became of them. */
export type MemberListStatus = (typeof memberListStatuses)[number];

const memberListFields = {
  /** A part of the name or email, digits of the phone, or the identifier in the CRM. */
  text: z.optional(z.string().check(z.overwrite(typedLine), z.maxLength(LINE_LIMIT))),
  /** Only those of this status. `not_invited`: active ones who got no invitation and never signed in. */
  status: z.optional(z.enum(memberListStatuses)),
  /** The `next` of the page before. */
  after: z.optional(idSchema),
};

/** Which members are listed. */
export interface MemberListQuery extends OutputOf<typeof memberListFields> {}
/** Parses which members are listed: without anything, the first of all. */
export const memberListQuerySchema: NamedSchema<MemberListQuery> = z.object(memberListFields);
