import * as z from 'zod/mini';
import type { NamedSchema, OutputOf } from '../namedSchema.ts';
import { newPasskeySchema, newTotpSchema } from './proofs.ts';
import { recoveryCodesSchema } from './keys.ts';
import { personNameSchema, signedInStaffSchema } from './staffMember.ts';

const tokenSchema = z.string().check(z.minLength(1), z.maxLength(100));

const invitationTokenFields = {
  /** The part of the link behind `#`. */
  token: tokenSchema,
};

/** The secret of an invitation. */
export interface InvitationToken extends OutputOf<typeof invitationTokenFields> {}
/** Parses the secret of an invitation. */
export const invitationTokenSchema: NamedSchema<InvitationToken> = z.object(invitationTokenFields);

const openInvitationFields = {
  /** Null for the first administrator, who gives email and name. */
  person: z.nullable(z.object({ email: z.string(), firstName: z.string(), lastName: z.string() })),
};

/** Who an invitation is for. */
export interface OpenInvitation extends OutputOf<typeof openInvitationFields> {}
/** Parses who an invitation is for. */
export const openInvitationSchema: NamedSchema<OpenInvitation> = z.object(openInvitationFields);

const setUpStartFields = {
  /** The part of the link behind `#`. */
  token: tokenSchema,
  /** For the first administrator alone. */
  person: z.optional(personNameSchema),
};

/** The begin of a set-up. */
export interface SetUpStart extends OutputOf<typeof setUpStartFields> {}
/** Parses the begin of a set-up. */
export const setUpStartSchema: NamedSchema<SetUpStart> = z.object(setUpStartFields);

const invitationClaimFields = {
  ...setUpStartFields,
  /** A passkey or an authenticator app: one of the two. */
  passkey: z.optional(newPasskeySchema),
  /** The authenticator app, where it is no passkey. */
  totp: z.optional(newTotpSchema),
};

/** The end of a set-up, which uses the invitation up. */
export interface InvitationClaim extends OutputOf<typeof invitationClaimFields> {}
/** Parses the end of a set-up, with a passkey or an authenticator app. */
export const invitationClaimSchema: NamedSchema<InvitationClaim> = z.object(invitationClaimFields);

const claimedInvitationFields = {
  /** Who is signed in now. */
  staff: signedInStaffSchema,
  /** Ten codes, shown once. */
  recoveryCodes: recoveryCodesSchema,
};

/** The new member of staff, who is signed in. */
export interface ClaimedInvitation extends OutputOf<typeof claimedInvitationFields> {}
/** Parses the new member of staff, with the recovery codes, which are shown once. */
export const claimedInvitationSchema: NamedSchema<ClaimedInvitation> =
  z.object(claimedInvitationFields);
