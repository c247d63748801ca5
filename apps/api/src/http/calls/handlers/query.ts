import type { Call } from '@parlour/contract';
import { envelopeTextOf, sendEnvelope } from '../../responses.ts';
import type { QueryHandler } from '../handler.ts';
import { contextOf, preventIndexing, type Respond } from '../servedRoute.ts';

/** Binds a call to a handler that makes its response for each call. */
export function bindQuery<C extends Call>(call: C, handler: QueryHandler<C>): Respond {
  return async (request, reply, caller) => {
    preventIndexing(caller, reply);
    const response = await handler.query(contextOf(call, request, caller));
    if (response.setCookie !== undefined) reply.header('set-cookie', response.setCookie);
    return sendEnvelope(reply, call.status ?? 200, envelopeTextOf(response));
  };
}
