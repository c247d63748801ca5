import type { CallFailure, Result } from '@parlour/contract';
import type { FormSubmission, SubmissionFailure } from '@parlour/core';
import type { PromiseActorLogic } from 'xstate';
import type { CallOptions, Client } from '../client.ts';
import { callActor } from './callActor.ts';

/** A function of this library whose body is the payload of a form, such as `submitRequest`. */
type SubmitFunction<Payload, Value> = (
  client: Client,
  input: { readonly body: Payload },
  options: CallOptions,
) => Promise<Result<Value, CallFailure>>;

/**
 * Sends the submission of a form by a call, with the form's idempotency key. Nothing aborts it: the server may have
 * stored it already.
 */
export function sendSubmission<Payload, Value>(
  client: Client,
  call: SubmitFunction<Payload, Value>,
  { payload, idempotencyKey }: FormSubmission<Payload>,
): Promise<Result<Value, CallFailure>> {
  return call(client, { body: payload }, { idempotencyKey });
}

/** Creates the actor `submit` of a form's machine: `submitActor(client, submitRequest)`. */
export function submitActor<Payload, Value>(
  client: Client,
  call: SubmitFunction<NoInfer<Payload>, NoInfer<Value>>,
): PromiseActorLogic<Result<Value, SubmissionFailure>, FormSubmission<Payload>> {
  return callActor((submission) => sendSubmission(client, call, submission));
}
