import * as z from 'zod/mini';
import { catch as otherwise } from 'zod/mini';
import { errorCodes } from './errors.ts';

/** The envelope of a failed call. Programs read `code` and `field`, members read `message`. */
export const failureSchema = z.object({
  success: z.literal(false),
  data: z.nullable(z.unknown()),
  message: z.string(),
  /** Undefined when this version does not know the code. */
  code: otherwise(z.optional(z.enum(errorCodes)), undefined),
  /** Path of the invalid field in the payload, such as `attendeeInfo.email`. */
  field: z.optional(z.string()),
  requestId: z.optional(z.string()),
});
export type FailureEnvelope = z.output<typeof failureSchema>;

/** Returns the schema of a successful response's envelope (CN7). */
export function successSchema<Data extends z.ZodMiniType>(data: Data) {
  return z.object({ success: z.literal(true), data, message: z.string() });
}
