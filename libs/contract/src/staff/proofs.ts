import * as z from 'zod/mini';
import type { NamedSchema, OutputOf } from '../namedSchema.ts';
import { emailSchema } from '../contactSchemas.ts';
import { idSchema } from '../primitives.ts';
import { codeSchema } from '../typedSchemas.ts';
import { typedCode } from '../typedText.ts';

const encoded = z.string().check(z.minLength(1), z.maxLength(20_000));

const newPasskeyFields = {
  /** The credential's id. */
  id: encoded,
  /** The same id. */
  rawId: encoded,
  /** What the authenticator made. */
  response: z.object({
    clientDataJSON: encoded,
    attestationObject: encoded,
    transports: z.optional(z.array(z.string().check(z.maxLength(50))).check(z.maxLength(10))),
  }),
};

/** A passkey that the browser made, as `PublicKeyCredential.toJSON` writes it. */
export interface NewPasskey extends OutputOf<typeof newPasskeyFields> {}
/** Parses a passkey that the browser made. Its parts are base64url. */
export const newPasskeySchema: NamedSchema<NewPasskey> = z.object(newPasskeyFields);

const passkeyProofFields = {
  /** The credential's id. */
  id: encoded,
  /** The same id. */
  rawId: encoded,
  /** What the authenticator made. */
  response: z.object({
    clientDataJSON: encoded,
    authenticatorData: encoded,
    signature: encoded,
  }),
};

/** A challenge that a passkey signed, as `PublicKeyCredential.toJSON` writes it. */
export interface PasskeyProof extends OutputOf<typeof passkeyProofFields> {}
/** Parses a challenge that a passkey signed. Its parts are base64url. */
export const passkeyProofSchema: NamedSchema<PasskeyProof> = z.object(passkeyProofFields);

/** What the browser needs to make or use a passkey, as `parseCreationOptionsFromJSON` and its counterpart read it. */
export const passkeyOptionsSchema = z.record(z.string(), z.unknown());

/** A code of the authenticator app, or a recovery code. */
const secondCodeSchema = z.string().check(z.overwrite(typedCode), z.minLength(6), z.maxLength(20));

const emailedCodeFields = {
  /** The email that the code was sent to. */
  email: emailSchema,
  /** The attempt that the code was sent for. */
  attempt: idSchema,
  /** The emailed code. */
  code: codeSchema,
};

/** A code that was sent by email. */
export interface EmailedCode extends OutputOf<typeof emailedCodeFields> {}
const emailedCodeSchema: NamedSchema<EmailedCode> = z.object(emailedCodeFields);

const codeSignInFields = {
  ...emailedCodeFields,
  /** The second proof. Absent for the sample club's staff, who need none. */
  secondCode: z.optional(secondCodeSchema),
};

/** A sign-in at the desk without a passkey. */
export interface CodeSignIn extends OutputOf<typeof codeSignInFields> {}
/** Parses a sign-in by an emailed code and a second code. */
export const codeSignInSchema: NamedSchema<CodeSignIn> = z.object(codeSignInFields);

const stepUpFields = {
  /** A challenge that a passkey signed. */
  passkey: z.optional(passkeyProofSchema),
  /** A code of the authenticator app, or a recovery code. */
  secondCode: z.optional(secondCodeSchema),
  /** For the sample club's staff alone. */
  emailedCode: z.optional(emailedCodeSchema),
};

/** A fresh proof of who is signed in: one of the three. */
export interface StepUp extends OutputOf<typeof stepUpFields> {}
/** Parses a fresh proof of who is signed in. */
export const stepUpSchema: NamedSchema<StepUp> = z.object(stepUpFields);

const keySetUpFields = {
  /** The options to make a passkey. */
  passkey: passkeyOptionsSchema,
  /** What the authenticator app reads, as a link. */
  totpUri: z.string(),
  /** The same as text, to be typed. */
  totpSecret: z.string(),
  /** The same for the server, to be sent with the first code. */
  sealedTotp: z.string(),
};

/** What a person needs to set up a passkey or an authenticator app. Valid for some minutes. */
export interface KeySetUp extends OutputOf<typeof keySetUpFields> {}
/** Parses what a person needs to set up a passkey or an authenticator app. */
export const keySetUpSchema: NamedSchema<KeySetUp> = z.object(keySetUpFields);

const newTotpFields = {
  /** The `sealedTotp` of the set-up. */
  sealedTotp: z.string().check(z.maxLength(2000)),
  /** The first code of the app. */
  code: codeSchema,
};

/** An authenticator app that shows the right code. */
export interface NewTotp extends OutputOf<typeof newTotpFields> {}
/** Parses the first code of an authenticator app, with the secret that the server sealed. */
export const newTotpSchema: NamedSchema<NewTotp> = z.object(newTotpFields);
