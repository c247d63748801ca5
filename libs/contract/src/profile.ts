import * as z from 'zod/mini';
import { LINE_LIMIT } from './limits.ts';
import { dateSchema, emailSchema, idSchema, lineSchema, textSchema } from './primitives.ts';

const detail = z.nullable(z.string());

/** The member's own profile. `dateOfBirth` and `memberSince` are plain days. */
export const profileSchema = z.object({
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
 * What a member may change without the club: e-mail, legal name and birth date go through a change request.
 * Fields that are left out stay as they are.
 */
export const profileUpdateSchema = z.object({
  phone: editedDetail,
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

/** What a member asks the club to change. */
export const changeRequestFields = ['email', 'legalName', 'dateOfBirth', 'other'] as const;
export type ChangeRequestField = (typeof changeRequestFields)[number];

/** What a member asks the club to change, and to what. */
export const changeRequestPayloadSchema = z.object({
  field: z.enum(changeRequestFields),
  requestedValue: lineSchema,
  note: z.optional(textSchema),
});
export type ChangeRequestPayload = z.output<typeof changeRequestPayloadSchema>;

/** The receipt of a change request. */
export const changeRequestSchema = z.object({ id: idSchema });
export type ChangeRequest = z.output<typeof changeRequestSchema>;
