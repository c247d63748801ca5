import type { Call, CallData, CallFailure, CallInput, DataSchema, Result } from '@parlour/contract';
import type { CallOptions, Client } from './client.ts';
import { ordinaryCall, type FailureMessages } from './messages.ts';

/** Makes one call of the contract. */
export type ClientFunction<C extends Call> = (
  client: Client,
  input: CallInput<C>,
  options?: CallOptions,
) => Promise<Result<CallData<C>, CallFailure>>;

/**
 * Derives the function of a call. The annotation lets a bundle drop unused functions with their schemas.
 * @param fallback - shown when the server sends no message: a text for any failure, or the messages of each kind.
 */
/* @__NO_SIDE_EFFECTS__ */
export function clientFunction<C extends Call>(
  call: C & { readonly data: DataSchema<CallData<C>> },
  fallback: string | FailureMessages,
): ClientFunction<C> {
  const messages = typeof fallback === 'string' ? ordinaryCall(fallback) : fallback;
  return (client, input, options) => client.send(call, input, messages, options);
}
