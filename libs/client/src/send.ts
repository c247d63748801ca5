import type { Call, CallData, CallFailure, CallInput, DataSchema, Result } from '@parlour/contract';
import type { Client, SendOptions } from './client.ts';
import { readEnvelope } from './response.ts';

/** A call whose response is an envelope with data of a type. */
export type DataCall<Data> = Call & {
  readonly response?: undefined;
  readonly data: DataSchema<Data>;
};

/**
 * Makes a call of the contract: `send(client, getEvent, { params: { id } })`. It never throws. It resolves to the `data` of
 * the response, or to a failure with a message for the member.
 */
export function send<C extends Call>(
  client: Client,
  call: C & DataCall<CallData<C>>,
  input: CallInput<C>,
  options?: SendOptions,
): Promise<Result<CallData<C>, CallFailure>> {
  return client.exchange(call, input, {
    ...options,
    accept: 'application/json',
    read: (response) => readEnvelope(call, response),
  });
}
