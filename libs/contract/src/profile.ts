import * as z from 'zod/mini';
import { LINE_LIMIT } from './limits.ts';
import type { NamedSchema, OutputOf } from './namedSchema.ts';
import { changeRequestFields } from './changeRequestFields.ts';
import { emailSchema, phoneSchema } from './contactSchemas.ts';
import { dateSchema, idSchema } from './primitives.ts';
import { lineSchema, textSchema } from './typedSchemas.ts';
import { typedLine } from './typedText.ts';

const detail = z.nullable(z.string());

const professionalDetailsFields = {
  /** Null when not given. */
  company: detail,
  /** The position there. Null when not given. */
  title: detail,
  /** Null when not given. */
  workEmail: detail,
};

/** Where a member works. */
export interface ProfessionalDetails extends OutputOf<typeof professionalDetailsFields> {}
/** Parses where a member works. */
export const professionalDetailsSchema: NamedSchema<ProfessionalDetails> =
  z.object(professionalDetailsFields);

const postalAddressFields = {
  /** Street and number. Null when not given. */
  street: detail,
  /** Null when not given. */
  city: detail,
  /** State, province or region. Null when not given. */
  state: detail,
  /** ZIP or postal code. Null when not given. */
  zipCode: detail,
  /** Null when not given. */
  country: detail,
};

/** A member's postal address. */
export interface PostalAddress extends OutputOf<typeof postalAddressFields> {}
/** Parses a postal address. */
export const postalAddressSchema: NamedSchema<PostalAddress> = z.object(postalAddressFields);

/** What takes the place of a `ref` that is not shown. It admits nobody. */
export const NO_REF = '-';

const profileFields = {
  /** The value of the query parameter `ref` in the links that the member shares. {@link NO_REF} in a view of staff. */
  ref: z.string().check(z.minLength(1)),
  /** Part of the legal name. */
  firstName: z.string(),
  /** Part of the legal name. */
  lastName: z.string(),
  /** A picture's URL, or null for none. */
  profilePicture: z.nullable(z.string()),
  /** A date without a time, `YYYY-MM-DD`. Null when unknown. */
  memberSince: z.nullable(dateSchema),
  /** A date without a time, `YYYY-MM-DD`. Null when unknown. */
  dateOfBirth: z.nullable(dateSchema),
  /** The email that the member signs in with. */
  email: z.string(),
  /** As people write it. Null when not given. */
  phone: detail,
  /** Where the member works. */
  professional: professionalDetailsSchema,
  /** Where the member lives. */
  address: postalAddressSchema,
};

/** The member's own profile. */
export interface Profile extends OutputOf<typeof profileFields> {}
/** Parses the member's own profile. Birthday and "member since" are plain days, `YYYY-MM-DD`. */
export const profileSchema: NamedSchema<Profile> = z.object(profileFields);

const editedDetail = z.optional(
  z.nullable(z.string().check(z.overwrite(typedLine), z.maxLength(LINE_LIMIT))),
);

const professionalUpdateFields = {
  /** Null clears it. */
  company: editedDetail,
  /** The position there. Null clears it. */
  title: editedDetail,
  /** Null clears it. */
  workEmail: z.optional(z.nullable(emailSchema)),
};

/** The changes of where a member works. Omitted fields stay unchanged. */
export interface ProfessionalUpdate extends OutputOf<typeof professionalUpdateFields> {}

const postalAddressUpdateFields = {
  /** Street and number. Null clears it. */
  street: editedDetail,
  /** Null clears it. */
  city: editedDetail,
  /** State, province or region. Null clears it. */
  state: editedDetail,
  /** ZIP or postal code. Null clears it. */
  zipCode: editedDetail,
  /** Null clears it. */
  country: editedDetail,
};

/** The changes of a postal address. Omitted fields stay unchanged. */
export interface PostalAddressUpdate extends OutputOf<typeof postalAddressUpdateFields> {}

const professionalUpdateSchema: NamedSchema<ProfessionalUpdate> & {
  readonly shape: typeof professionalUpdateFields;
} = z.object(professionalUpdateFields);
const postalAddressUpdateSchema: NamedSchema<PostalAddressUpdate> & {
  readonly shape: typeof postalAddressUpdateFields;
} = z.object(postalAddressUpdateFields);

const profileUpdateFields = {
  /** As people write it. Null clears it. */
  phone: z.optional(z.nullable(phoneSchema)),
  /** Where the member works. */
  professional: z.optional(professionalUpdateSchema),
  /** Where the member lives. */
  address: z.optional(postalAddressUpdateSchema),
};

/**
 * The fields that a member may change. Email, legal name and birth date need a change request.
 * Omitted fields stay unchanged.
 */
export interface ProfileUpdate extends OutputOf<typeof profileUpdateFields> {}
/** Parses the changes of a profile. An absent field stays, and null clears it. */
export const profileUpdateSchema: NamedSchema<ProfileUpdate> & {
  readonly shape: typeof profileUpdateFields;
} = z.object(profileUpdateFields);

const changeRequestPayloadFields = {
  /** What should change. */
  field: z.enum(changeRequestFields),
  /** The new value in one line. */
  requestedValue: lineSchema,
  /** More words for the club. */
  note: z.optional(textSchema),
};

/** A request to the club to change one field of the profile. */
export interface ChangeRequestPayload extends OutputOf<typeof changeRequestPayloadFields> {}
/** Parses a change request: one field of {@link changeRequestFields} and its new value in one line. */
export const changeRequestPayloadSchema: NamedSchema<ChangeRequestPayload> = z.object(
  changeRequestPayloadFields,
);

const changeRequestReceiptFields = {
  /** Opaque. */
  id: idSchema,
};

/** The receipt of a change request. */
export interface ChangeRequest extends OutputOf<typeof changeRequestReceiptFields> {}
/** Parses the receipt of a change request. */
export const changeRequestSchema: NamedSchema<ChangeRequest> = z.object(changeRequestReceiptFields);
