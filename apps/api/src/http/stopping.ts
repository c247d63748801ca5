import { Server } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

// Milliseconds. The whole server stops within 15 seconds.
const CALL_TIMEOUT = 8000;

/**
 * Lets the calls under way finish when the server closes, then closes every connection, whatever its client does.
 *
 * @param timeout - milliseconds until calls are closed too.
 */
export function closeConnectionsOnStop(app: FastifyInstance, timeout = CALL_TIMEOUT): void {
  let callsUnderWay = 0;
  let onLastCall = () => {};
  const onResponseClosed = () => {
    callsUnderWay -= 1;
    if (callsUnderWay === 0) onLastCall();
  };
  app.addHook('onRequest', (_request, reply, done) => {
    callsUnderWay += 1;
    // One function for all calls, and no `once`, which makes another of each: a response closes once.
    reply.raw.on('close', onResponseClosed);
    done();
  });
  app.addHook('preClose', async () => {
    // That of HTTP servers also cuts off responses which are still on their way to a slow client.
    Server.prototype.close.call(app.server);
    const ended = new Promise<void>((resolve) => (onLastCall = resolve));
    if (callsUnderWay > 0) await Promise.race([ended, wait(timeout, undefined, { ref: false })]);
    app.server.closeAllConnections();
  });
}
