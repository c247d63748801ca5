import type { Call, CallFailure, CallTaking, Result } from '@parlour/contract';
import type { PromiseActorLogic } from 'xstate';
import type { Client } from '../client.ts';
import { type DataCall, send } from '../send.ts';
import { callActor } from './callActor.ts';

/**
 * Creates the actor `delete` of `deletionMachine`, by a call that deletes by an id: `deletionActor(client, deleteDocument)`.
 * Nothing aborts the call: the server may have deleted the item already.
 */
export function deletionActor<C extends Call>(
  client: Client,
  call: CallTaking<C, { readonly params: { readonly id: string } }> & DataCall<unknown>,
): PromiseActorLogic<Result<unknown, CallFailure>, string> {
  return callActor((id) => send<DataCall<unknown>>(client, call, { params: { id } }));
}
