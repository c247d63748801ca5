import * as z from 'zod/mini';
import type { InputOf, NamedSchema, OutputOf } from '../namedSchema.ts';
import { dateTimeSchema, openChoice } from '../primitives.ts';

const count = z.int().check(z.nonnegative());

const invitationRunFields = {
  /** Whether it goes on. A stopped one sends no more. */
  status: openChoice(['running', 'done', 'stopped']),
  /** How many members it began with. */
  total: count,
  /** How many invitations left. */
  sent: count,
  /** How many members wait. Who signed in or left meanwhile gets none. */
  waiting: count,
  /** When it began. */
  startedAt: dateTimeSchema,
};

/** The invitations of all who were not invited, as far as they are. */
export interface InvitationRun extends OutputOf<typeof invitationRunFields> {}

const memberInvitationsFields = {
  /** How many active members were never invited and never signed in. */
  notInvited: count,
  /** The last time that all of them were invited. Null for never. */
  run: z.nullable(z.object(invitationRunFields)),
  /** Whether emails wait in files, because no mail server is set. */
  isMailFiled: z.boolean(),
};

/** Who was not invited, and the invitations that leave. */
export interface MemberInvitations extends OutputOf<typeof memberInvitationsFields> {}
/** Who was not invited, and the invitations that leave, as the server sends them. */
export interface SentMemberInvitations extends InputOf<typeof memberInvitationsFields> {}
/** Parses who was not invited, and the invitations that leave. */
export const memberInvitationsSchema: NamedSchema<MemberInvitations, SentMemberInvitations> =
  z.object(memberInvitationsFields);

const invitationStartFields = {
  /** How many it was confirmed for. No more are invited. */
  count: z.int().check(z.positive()),
};

/** A wish to invite all who were not invited. */
export interface InvitationStart extends OutputOf<typeof invitationStartFields> {}
/** Parses a wish to invite all who were not invited. */
export const invitationStartSchema: NamedSchema<InvitationStart> = z.object(invitationStartFields);
