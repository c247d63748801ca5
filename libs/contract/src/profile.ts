import * as z from 'zod/mini';
import { LINE_LIMIT } from './limits.ts';
import {
  dateSchema,
  emailSchema,
  idSchema,
  lineSchema,
  phoneSchema,
  textSchema,
} from './primitives.ts';

const detail = z.nullable(z.string());

/** The member's own profile. `dateOfBirth` and `memberSince` are dates without a time. */
export const profileSchema = z.object({
  /** The value of the query parameter `ref` in the links that the member shares. */
  ref: z.string().check(z.minLength(1)),
  firstName: z.string(),
  lastName: z.string(),
  profilePicture: z.nullable(z.string()),
  memberSince: z.nullable(dateSchema),
  dateOfBirth: z.nullable(dateSchema),
  email: z.string(),
  phone: detail,
  professional: z.object({ company: detail, title: detail, workEmail: detail }),
  address: z.object({
    street: detail,
    city: detail,
    state: detail,
    zipCode: detail,
    country: detail,
  }),
});
export type Profile = z.output<typeof profileSchema>;

const editedDetail = z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(LINE_LIMIT))));

/**
 * The fields that a member may change. Email, legal name and birth date need a change request.
 * Omitted fields stay unchanged.
 */
export const profileUpdateSchema = z.object({
  phone: z.optional(z.nullable(phoneSchema)),
  professional: z.optional(
    z.object({
      company: editedDetail,
      title: editedDetail,
      workEmail: z.optional(z.nullable(emailSchema)),
    }),
  ),
  address: z.optional(
    z.object({
      street: editedDetail,
      city: editedDetail,
      state: editedDetail,
      zipCode: editedDetail,
      country: editedDetail,
    }),
  ),
});
export type ProfileUpdate = z.output<typeof profileUpdateSchema>;

/** The subjects of a change request. */
export const changeRequestFields = ['email', 'legalName', 'dateOfBirth', 'other'] as const;
export type ChangeRequestField = (typeof changeRequestFields)[number];

/** A request to the club to change one field of the profile. */
export const changeRequestPayloadSchema = z.object({
  field: z.enum(changeRequestFields),
  requestedValue: lineSchema,
  note: z.optional(textSchema),
});
export type ChangeRequestPayload = z.output<typeof changeRequestPayloadSchema>;

/** The receipt of a change request. */
export const changeRequestSchema = z.object({ id: idSchema });
export type ChangeRequest = z.output<typeof changeRequestSchema>;
