import * as z from 'zod/mini';
import { redeemedBenefitSchema } from '../benefits.ts';
import { registeredEventSchema } from '../events.ts';
import type { InputOf, NamedSchema, OutputOf } from '../namedSchema.ts';
import { cardBrands, storedExtensions } from '../options.ts';
import { dateSchema, dateTimeSchema, idSchema, openChoice } from '../primitives.ts';
import { postalAddressSchema, professionalDetailsSchema } from '../profile.ts';
import { memberStatuses } from './memberStatus.ts';
import { reasonSchema } from './reason.ts';
import { deskRequestSchema } from './requests.ts';

const memberRegistrationFields = {
  /** What staff and member quote. */
  confirmationNumber: z.string(),
  /** ISO 8601 in UTC. */
  registeredAt: dateTimeSchema,
  /** What it is for. */
  event: registeredEventSchema,
};

/** A registration of a member, as staff read it. */
export interface MemberRegistration extends OutputOf<typeof memberRegistrationFields> {}

const memberRedemptionFields = {
  /** When the code was made, ISO 8601 in UTC. */
  redeemedAt: dateTimeSchema,
  /** When the code ends, ISO 8601 in UTC. */
  expiresAt: dateTimeSchema,
  /** What it is for. */
  benefit: redeemedBenefitSchema,
};

/** A redemption of a member, as staff read it: without the code. */
export interface MemberRedemption extends OutputOf<typeof memberRedemptionFields> {}

const deskMemberFields = {
  /** Opaque. */
  id: idSchema,
  /** Part of the legal name. */
  firstName: z.string(),
  /** Part of the legal name. */
  lastName: z.string(),
  /** Whether the member may sign in. */
  isActive: z.boolean(),
  /** What has become of the membership. */
  status: openChoice(memberStatuses),
  /** Rises with each change of the profile or the membership. */
  version: z.int(),
  /** The identifier in the club's CRM. */
  crmId: z.string(),
  /** When the last email left that says how to sign in, ISO 8601 in UTC. Null for none. */
  invitedAt: z.nullable(dateTimeSchema),
  /** Since when the membership is suspended, ISO 8601 in UTC. Null while it is not. */
  suspendedAt: z.nullable(dateTimeSchema),
  /** Since when the membership is over, ISO 8601 in UTC. Null while it is not, and where it is unknown. */
  endedAt: z.nullable(dateTimeSchema),
  /** Whether the member has ever signed in. */
  hasSignedIn: z.boolean(),
  /** Whether too many wrong codes disabled the sign-in by code. */
  isSignInDisabled: z.boolean(),
  /** A date without a time, `YYYY-MM-DD`. Null when unknown. */
  memberSince: z.nullable(dateSchema),
  /** A date without a time, `YYYY-MM-DD`. Null when unknown. */
  dateOfBirth: z.nullable(dateSchema),
  /** The email that the member signs in with. */
  email: z.string(),
  /** As people write it. Null when not given. */
  phone: z.nullable(z.string()),
  /** Where the member works. */
  professional: professionalDetailsSchema,
  /** Where the member lives. */
  address: postalAddressSchema,
  /** The newest ten, merged ones left out. */
  requests: z.array(deskRequestSchema),
  /** The ten that were made last. */
  registrations: z.array(z.object(memberRegistrationFields)),
  /** The ten that were made last. */
  redemptions: z.array(z.object(memberRedemptionFields)),
};

/** A member, as staff read of them beside a thread. */
export interface DeskMember extends OutputOf<typeof deskMemberFields> {}
/** A member as the server sends them. */
export interface SentDeskMember extends InputOf<typeof deskMemberFields> {}
/** Parses a member with their newest requests, registrations and redemptions. */
export const deskMemberSchema: NamedSchema<DeskMember, SentDeskMember> = z.object(deskMemberFields);

const memberCardFields = {
  /** Opaque. */
  id: idSchema,
  /** The card's brand. */
  brand: openChoice(cardBrands),
  /** The last four digits of its number. */
  lastFour: z.string(),
  /** 1 to 12. */
  expiryMonth: z.int().check(z.minimum(1), z.maximum(12)),
  /** Four digits. */
  expiryYear: z.int().check(z.minimum(2000), z.maximum(2099)),
};

/** A member's card, as staff know it. */
export interface MemberCard extends OutputOf<typeof memberCardFields> {}
/** A member's card as the server sends it, with a known brand. */
export interface SentMemberCard extends InputOf<typeof memberCardFields> {}
/** Parses a member's card, which never holds the number. */
export const memberCardSchema: NamedSchema<MemberCard, SentMemberCard> = z.object(memberCardFields);

const memberDocumentFields = {
  /** Opaque. */
  id: idSchema,
  /** The title that the member gave it. License and passport numbers are masked. */
  title: z.string(),
  /** The kind of file. */
  extension: openChoice(storedExtensions),
  /** Whether it opens with a password, or was encrypted against changes. Absent for no. */
  isEncrypted: z.optional(z.boolean()),
  /** When it was stored, ISO 8601 in UTC. */
  createdAt: dateTimeSchema,
};

/** A member's document in the list of staff. */
export interface MemberDocument extends OutputOf<typeof memberDocumentFields> {}
/** A member's document as the server sends it, with a known extension. */
export interface SentMemberDocument extends InputOf<typeof memberDocumentFields> {}
/** Parses a member's document, without its details. */
export const memberDocumentSchema: NamedSchema<MemberDocument, SentMemberDocument> =
  z.object(memberDocumentFields);

const documentOpeningFields = {
  /** One line, which the audit trail stores. It holds no card number. */
  reason: reasonSchema,
};

/** Why a document is opened. */
export interface DocumentOpening extends OutputOf<typeof documentOpeningFields> {}
/** Parses the reason why a document is opened, of 3 to 200 characters. */
export const documentOpeningSchema: NamedSchema<DocumentOpening> = z.object(documentOpeningFields);
