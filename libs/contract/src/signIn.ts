import * as z from 'zod/mini';
import { CODE_LENGTH } from './limits.ts';
import { emailSchema, idSchema } from './primitives.ts';

/** The signed-in member as the browser stores it. The header `X-CRM-Token` carries the CRM token. */
export const authUserSchema = z.object({
  id: idSchema,
  email: z.string(),
  name: z.string(),
  crmId: z.string(),
  instanceUrl: z.string(),
});
export type AuthUser = z.output<typeof authUserSchema>;

/** The request for a one-time code. With an attempt, the new code replaces that of the attempt. */
export const codeRequestSchema = z.object({ email: emailSchema, attempt: z.optional(idSchema) });
export type CodeRequest = z.output<typeof codeRequestSchema>;

/** The random name of the attempt to sign in for which a code was requested. Only its browser knows it. */
export const sentCodeSchema = z.object({ attempt: idSchema });
export type SentCode = z.output<typeof sentCodeSchema>;

/** A one-time code and the email address it was sent to. Without an attempt it is the newest code. */
export const codeVerificationSchema = z.object({
  email: emailSchema,
  code: z.string().check(z.regex(/^\d+$/, 'must be digits'), z.length(CODE_LENGTH)),
  attempt: z.optional(idSchema),
});
export type CodeVerification = z.output<typeof codeVerificationSchema>;

/** The result of a valid code: the session token (a JWT with `exp`) and the member with the CRM token. */
export const signInSchema = z.object({
  token: z.string().check(z.minLength(1)),
  user: z.extend(authUserSchema, { crmToken: z.string().check(z.minLength(1)) }),
});
export type SignIn = z.output<typeof signInSchema>;
