import type { Call } from '@parlour/contract';
import { envelopeTextOf, sendEnvelope } from '../../responses.ts';
import { logAudited } from '../../audit/securityEvents.ts';
import { acceptsJson, sendStream } from '../../streamResponses.ts';
import type { StreamHandler } from '../handler.ts';
import {
  authorOf,
  contextOf,
  preventIndexing,
  type RecordEvents,
  type Respond,
} from '../servedRoute.ts';

/** Binds a call to a handler that streams a file or returns an envelope. */
export function bindStream<C extends Call>(
  call: C,
  handler: StreamHandler<C>,
  record: RecordEvents,
): Respond {
  return async (request, reply, caller) => {
    preventIndexing(caller, reply);
    const context = contextOf(call, request, caller);
    const response = await handler.stream(context, acceptsJson(request.headers.accept));
    try {
      // A HEAD request delivers nothing.
      if (request.method !== 'HEAD') {
        await record(authorOf(request, caller), response.events);
        logAudited(request, response.events);
      }
    } catch (error) {
      if ('stream' in response) response.stream.destroy();
      throw error;
    }
    reply.header('vary', 'accept');
    if ('stream' in response) return sendStream(reply, response);
    return sendEnvelope(reply, call.status ?? 200, envelopeTextOf(response));
  };
}
