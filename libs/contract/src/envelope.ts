import * as z from 'zod/mini';
import { errorCodes } from './errors.ts';
import type { InputOf, NamedSchema, OutputOf } from './namedSchema.ts';
import { orElse } from './orElse.ts';

const failureFields = {
  /** Tells a failure from a success. */
  success: z.literal(false),
  /** Null in every failure of this server. */
  data: z.nullable(z.unknown()),
  /** The sentence for the member. */
  message: z.string(),
  /** Undefined when this version does not know the code. */
  code: orElse(z.optional(z.enum(errorCodes)), undefined),
  /** Path of the invalid field in the payload, such as `attendeeInfo.email`. */
  field: z.optional(z.string()),
  /** The call's id in the server's log. */
  requestId: z.optional(z.string()),
};

/** The envelope of a failed call. Programs read `code` and `field`, members read `message`. */
export interface FailureEnvelope extends OutputOf<typeof failureFields> {}
/** Parses the envelope of a failed call. A code that this version does not know becomes undefined. */
export const failureSchema: NamedSchema<FailureEnvelope, InputOf<typeof failureFields>> = z.object(
  failureFields,
);

/** Returns the schema of a successful response's envelope (CN7). */
export function successSchema<Data extends z.ZodMiniType>(data: Data) {
  return z.object({ success: z.literal(true), data, message: z.string() });
}
