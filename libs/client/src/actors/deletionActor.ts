import type { CallFailure, Result } from '@parlour/contract';
import type { PromiseActorLogic } from 'xstate';
import type { Client } from '../client.ts';
import { callActor } from './callActor.ts';

/** A function of this library that deletes by an id, such as `deleteDocument`. */
type DeleteFunction = (
  client: Client,
  input: { readonly params: { readonly id: string } },
) => Promise<Result<unknown, CallFailure>>;

/**
 * Creates the actor `delete` of `deletionMachine`: `deletionActor(client, deleteDocument)`. Nothing aborts its call: the
 * server may have deleted the item already.
 */
export function deletionActor(
  client: Client,
  call: DeleteFunction,
): PromiseActorLogic<Result<unknown, CallFailure>, string> {
  return callActor((id) => call(client, { params: { id } }));
}
