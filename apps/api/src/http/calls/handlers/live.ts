import type { Call } from '@parlour/contract';
import { needsPerson } from '../../../errors/apiError.ts';
import { eventStreamHeaders } from '../../live/eventStream.ts';
import type { LiveHandler } from '../handler.ts';
import { contextOf, type Respond } from '../servedRoute.ts';

/** Binds a call to the streams of hints. The framework leaves the response to them. */
export function bindLive<C extends Call>(call: C, { live }: LiveHandler): Respond {
  return (request, reply, caller) => {
    contextOf(call, request, caller);
    const { session } = request;
    if (session === null) throw new Error('a stream needs a session');
    const { sessionId, principal } = session;
    // No stream is declared open to API keys.
    if (principal.kind === 'key') throw needsPerson();
    reply.headers(eventStreamHeaders);
    // A HEAD request delivers nothing.
    if (request.method === 'HEAD') return reply.send();
    live.admit(sessionId);
    reply.hijack();
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) reply.raw.setHeader(name, value);
    }
    reply.raw.writeHead(200);
    live.open({ sessionId, principal }, reply.raw);
    return reply;
  };
}
