import * as z from 'zod/mini';
import { errorStatuses, type ErrorCode } from './errors.ts';

/** A refused call. `code` and `field` are for programs, `message` is the sentence that a member reads. */
export const failureSchema = z.object({
  success: z.literal(false),
  data: z.nullable(z.unknown()),
  message: z.string(),
  code: z.optional(
    z.custom<ErrorCode>((code) => typeof code === 'string' && Object.hasOwn(errorStatuses, code)),
  ),
  /** The name of the field at fault, as it stands in the payload (`attendeeInfo.email`). */
  field: z.optional(z.string()),
  requestId: z.optional(z.string()),
});
export type FailureEnvelope = z.output<typeof failureSchema>;

/** What wraps every response: `success, data, message` (specification, section 7). */
export const successSchema = <Data extends z.ZodMiniType>(data: Data) =>
  z.object({ success: z.literal(true), data, message: z.optional(z.string()) });

export interface SuccessEnvelope<Data> {
  readonly success: true;
  readonly data: Data;
  readonly message?: string | undefined;
}
