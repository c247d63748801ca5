import type { Call, CallTaking, Result } from '@parlour/contract';
import type { FormSubmission, SubmissionFailure } from '@parlour/core';
import type { PromiseActorLogic } from 'xstate';
import type { Client } from '../client.ts';
import { type DataCall, send } from '../send.ts';
import { callActor } from './callActor.ts';

/**
 * Creates the actor `submit` of a form's machine, by a call whose body is the form's payload: `submitActor(client,
 * submitRequest)`. It sends the form's idempotency key. Nothing aborts it: the server may have stored it already.
 */
export function submitActor<C extends Call, Payload, Value>(
  client: Client,
  call: CallTaking<C, { readonly body: NoInfer<Payload> }> & DataCall<NoInfer<Value>>,
): PromiseActorLogic<Result<Value, SubmissionFailure>, FormSubmission<Payload>> {
  return callActor(({ payload, idempotencyKey }) =>
    send<DataCall<Value>>(client, call, { body: payload }, { idempotencyKey }),
  );
}
