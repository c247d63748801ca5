import * as z from 'zod/mini';
import type { NamedSchema, OutputOf } from './namedSchema.ts';
import { emailSchema } from './contactSchemas.ts';
import { idSchema } from './primitives.ts';
import { codeSchema } from './typedSchemas.ts';

const authUserFields = {
  /** Opaque. */
  id: idSchema,
  /** The email that the member signed in with. */
  email: z.string(),
  /** First and last name. */
  name: z.string(),
  /** The member's id in the club's CRM. */
  crmId: z.string(),
  /** The URL of the club's CRM. */
  instanceUrl: z.string(),
};

/** The signed-in member as the browser stores it. */
export interface AuthUser extends OutputOf<typeof authUserFields> {}
/** Parses the signed-in member. The CRM token is no part of it. */
export const authUserSchema: NamedSchema<AuthUser> = z.object(authUserFields);

const codeRequestFields = {
  /** The member's email, in any letter case. */
  email: emailSchema,
  /** The attempt whose code the new one replaces. Absent for a new attempt. */
  attempt: z.optional(idSchema),
};

/** The request for a one-time code. */
export interface CodeRequest extends OutputOf<typeof codeRequestFields> {}
/** Parses a request for a code. The email is trimmed and its letter case stays as it is. */
export const codeRequestSchema: NamedSchema<CodeRequest> = z.object(codeRequestFields);

const sentCodeFields = {
  /** The random name of the attempt to sign in that a code was requested for. Only its browser knows it. */
  attempt: idSchema,
};

/** What a requested code belongs to. */
export interface SentCode extends OutputOf<typeof sentCodeFields> {}
/** Parses the attempt of a requested code. It is the same for a member's email and for a stranger's. */
export const sentCodeSchema: NamedSchema<SentCode> = z.object(sentCodeFields);

const codeVerificationFields = {
  /** The email that the code was sent to. */
  email: emailSchema,
  /** Six digits. */
  code: codeSchema,
  /** The attempt of the code. Without one it is the newest code. */
  attempt: z.optional(idSchema),
};

/** A one-time code and the email that it was sent to. */
export interface CodeVerification extends OutputOf<typeof codeVerificationFields> {}
/** Parses an entered code. Anything but six digits is invalid input, and no wrong code. */
export const codeVerificationSchema: NamedSchema<CodeVerification> =
  z.object(codeVerificationFields);

const signedInUserFields = {
  ...authUserFields,
  /** The secret that the header `X-CRM-Token` carries. */
  crmToken: z.string().check(z.minLength(1)),
};

/** The signed-in member with the CRM token. */
export interface SignedInUser extends OutputOf<typeof signedInUserFields> {}
const signedInUserSchema: NamedSchema<SignedInUser> = z.object(signedInUserFields);

const signInFields = {
  /** The session token, a JWT with `exp`. */
  token: z.string().check(z.minLength(1)),
  /** Who signed in. */
  user: signedInUserSchema,
};

/** The result of a valid code. */
export interface SignIn extends OutputOf<typeof signInFields> {}
/** Parses a sign-in: the session token and the member with the CRM token. A member's call needs both tokens. */
export const signInSchema: NamedSchema<SignIn> = z.object(signInFields);
