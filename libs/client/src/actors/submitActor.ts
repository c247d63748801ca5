import type { Call, CallFailure, CallTaking, Result } from '@parlour/contract';
import type { FormSubmission, SubmissionFailure } from '@parlour/core';
import type { PromiseActorLogic } from 'xstate';
import type { Client } from '../client.ts';
import { type DataCall, send } from '../send.ts';
import { callActor } from './callActor.ts';

/** A call whose body is the payload of a form, such as `submitRequest`. */
type SubmitCall<C extends Call, Payload, Value> = CallTaking<C, { readonly body: Payload }> &
  DataCall<Value>;

/**
 * Sends the submission of a form by a call, with the form's idempotency key. Nothing aborts it: the server may have
 * stored it already.
 */
export function sendSubmission<C extends Call, Payload, Value>(
  client: Client,
  call: SubmitCall<C, Payload, Value>,
  { payload, idempotencyKey }: FormSubmission<Payload>,
): Promise<Result<Value, CallFailure>> {
  return send<DataCall<Value>>(client, call, { body: payload }, { idempotencyKey });
}

/** Creates the actor `submit` of a form's machine: `submitActor(client, submitRequest)`. */
export function submitActor<C extends Call, Payload, Value>(
  client: Client,
  call: SubmitCall<C, NoInfer<Payload>, NoInfer<Value>>,
): PromiseActorLogic<Result<Value, SubmissionFailure>, FormSubmission<Payload>> {
  return callActor((submission) => sendSubmission(client, call, submission));
}
