import * as z from 'zod/mini';
import type { NamedSchema, OutputOf } from '../namedSchema.ts';
import { emailSchema } from '../contactSchemas.ts';
import { idSchema } from '../primitives.ts';
import {
  enteredDateSchema,
  hasName,
  lineSchema,
  partOfNameSchema,
  nameSchema,
} from '../typedSchemas.ts';
import { profileUpdateSchema } from '../profile.ts';
import { reasonSchema } from './reason.ts';

const { phone, professional, address } = profileUpdateSchema.shape;

// Named here, since a declaration file drops the comments of fields that are spread from another file.
const profile = {
  /** As people write it. Null clears it. */
  phone,
  /** Where the member works. */
  professional,
  /** Where the member lives. */
  address,
};

const invitationFields = {
  /** Part of the legal name. One of the two is enough. */
  firstName: partOfNameSchema,
  /** Part of the legal name. One of the two is enough. */
  lastName: partOfNameSchema,
  ...profile,
  /** The email that the member signs in with. No other member, former or present, has it. */
  email: emailSchema,
  /** The first day of the membership: today, where it is absent. */
  memberSince: z.optional(enteredDateSchema),
  /** A date without a time, `YYYY-MM-DD`. */
  dateOfBirth: z.optional(enteredDateSchema),
  /** The identifier in the club's CRM. No other member has it. */
  crmId: z.optional(lineSchema),
};

/** A new member, who gets an email that says how to sign in. */
export interface MemberInvitation extends OutputOf<typeof invitationFields> {}
/** Parses a new member. Everything but the name and the email is optional. */
export const memberInvitationSchema: NamedSchema<MemberInvitation> = z
  .object(invitationFields)
  .check(hasName);

const version = {
  /** The version of the member that was seen. */
  version: z.int(),
};

const memberChangeFields = {
  ...version,
  ...profile,
  /** Part of the legal name. */
  firstName: z.optional(nameSchema),
  /** Part of the legal name. */
  lastName: z.optional(nameSchema),
  /** Null clears it. */
  memberSince: z.optional(z.nullable(enteredDateSchema)),
  /** Null clears it. */
  dateOfBirth: z.optional(z.nullable(enteredDateSchema)),
  /** The identifier in the club's CRM. No other member has it. */
  crmId: z.optional(lineSchema),
};

/** The changes of a member's profile by staff. Omitted fields stay unchanged. The email has a call of its own. */
export interface MemberChange extends OutputOf<typeof memberChangeFields> {}
/** Parses the changes of a member's profile. An absent field stays, and null clears it. */
export const memberChangeSchema: NamedSchema<MemberChange> = z.object(memberChangeFields);

const memberEmailChangeFields = {
  ...version,
  /** The new email. No other member, former or present, has it. */
  email: emailSchema,
};

/** Another email for a member. */
export interface MemberEmailChange extends OutputOf<typeof memberEmailChangeFields> {}
/** Parses another email for a member. */
export const memberEmailChangeSchema: NamedSchema<MemberEmailChange> =
  z.object(memberEmailChangeFields);

const membershipMoveFields = {
  ...version,
  /** One line, which the audit trail stores. It holds no card number. */
  reason: reasonSchema,
};

/** Why a membership is suspended, ended or given back. */
export interface MembershipMove extends OutputOf<typeof membershipMoveFields> {}
/** Parses why a membership is suspended, ended or given back. */
export const membershipMoveSchema: NamedSchema<MembershipMove> = z.object(membershipMoveFields);

const membershipFields = {
  /** Opaque. */
  id: idSchema,
  /** The version after the change. */
  version: z.int(),
};

/** A member after a change by staff. */
export interface ChangedMember extends OutputOf<typeof membershipFields> {}
/** Parses a member after a change by staff. */
export const changedMemberSchema: NamedSchema<ChangedMember> = z.object(membershipFields);

const sentInvitationFields = {
  /** Opaque. */
  id: idSchema,
  /** Whether the email waits in a file, because no mail server is set. */
  isMailFiled: z.boolean(),
};

/** An invitation, and how it leaves. */
export interface SentInvitation extends OutputOf<typeof sentInvitationFields> {}
/** Parses an invitation, and how it leaves. */
export const sentInvitationSchema: NamedSchema<SentInvitation> = z.object(sentInvitationFields);
