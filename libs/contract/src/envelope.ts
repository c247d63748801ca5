import * as z from 'zod/mini';
import { errorCodes } from './errors.ts';
import type { InputOf, NamedSchema, OutputOf } from './namedSchema.ts';

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

/** Returns the schema of a successful response's envelope (contract-7). */
export function successSchema<Data extends z.ZodMiniType>(data: Data) {
  return z.object({ success: z.literal(true), data, message: z.string() });
}

/**
 * Returns a schema that reads a value instead of what the other schema refuses, as zod's own `catch` does. That one brings
 * functions that nobody uses: 2.6 kB in every bundle with a call.
 */
/* @__NO_SIDE_EFFECTS__ */
function orElse<Schema extends z.ZodMiniType>(
  innerType: Schema,
  value: z.output<Schema>,
): z.ZodMiniCatch<Schema> {
  const schema = new z.ZodMiniCatch({ type: 'catch', innerType, catchValue: () => value });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the constructor of zod has no type parameter
  return schema as z.ZodMiniCatch<Schema>;
}
