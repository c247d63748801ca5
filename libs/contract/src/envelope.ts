import * as z from 'zod/mini';
import { catch as otherwise } from 'zod/mini';
import { errorCodes } from './errors.ts';

/** A refused call. `code` and `field` are for programs, `message` is the sentence that a member reads. */
export const failureSchema = z.object({
  success: z.literal(false),
  data: z.nullable(z.unknown()),
  message: z.string(),
  /** A reason that this version does not know reads as none. */
  code: otherwise(z.optional(z.enum(errorCodes)), undefined),
  /** The name of the field at fault, as it stands in the payload (`attendeeInfo.email`). */
  field: z.optional(z.string()),
  requestId: z.optional(z.string()),
});
export type FailureEnvelope = z.output<typeof failureSchema>;

/** What wraps every response: `success, data, message` (specification, section 7). */
export const successSchema = <Data extends z.ZodMiniType>(data: Data) =>
  z.object({ success: z.literal(true), data, message: z.optional(z.string()) });

/** The wrapper of an answer that brings data, as {@link successSchema} reads it. */
export interface SuccessEnvelope<Data> {
  readonly success: true;
  readonly data: Data;
  readonly message?: string | undefined;
}
