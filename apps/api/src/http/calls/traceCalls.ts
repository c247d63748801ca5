import type { FastifyInstance } from 'fastify';
import type { Tracing } from '../../platform/process/tracing.ts';
import { streamPaths } from '../live/streamPaths.ts';

/**
 * Traces each call of a server, by the pattern of its route. Streams of hints are not traced.
 *
 * @param trustsCallers - whether the headers of a call may name the trace that it belongs to, as a proxy of the club does.
 */
export function traceCalls(app: FastifyInstance, tracing: Tracing, trustsCallers: boolean): void {
  app.addHook('onRequest', (request, reply, done) => {
    const route = request.routeOptions.url;
    if (route !== undefined && streamPaths.has(route)) return done();
    const span = tracing.beginCall(trustsCallers ? request.headers : undefined);
    // Also where the client is gone before it has its response.
    reply.raw.once('close', () => {
      const { method } = request;
      const { statusCode } = reply;
      const facts = {
        'http.request.method': method,
        'http.response.status_code': statusCode,
        ...(route === undefined ? {} : { 'http.route': route }),
        // The log has the same id.
        'parlour.request_id': request.id,
      };
      span.end(route === undefined ? method : `${method} ${route}`, facts, statusCode >= 500);
    });
    span.run(done);
  });
}
