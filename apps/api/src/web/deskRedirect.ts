import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Where the desk is. */
interface DeskPlace {
  readonly url: string;
  readonly hasOwnHost: boolean;
}

const isDeskPage = (url: string) => /^\/desk(?:[/?]|$)/.test(url);

const isLoopback = (hostname: string) =>
  hostname === '[::1]' || (isIP(hostname) === 4 && hostname.startsWith('127.'));

/** Leads from a page of the desk at a loopback address to `localhost`, and from another host to the desk's own (api-23). */
export function addDeskRedirect(app: FastifyInstance, { url, hasOwnHost }: DeskPlace): void {
  const { host } = new URL(url);
  app.addHook('onRequest', (request, reply, done) => {
    if (!isDeskPage(request.url)) return done();
    if (hasOwnHost && request.host !== host) return void reply.redirect(url + request.url, 307);
    if (hasOwnHost || !isLoopback(request.hostname)) return done();
    reply.redirect(`http://localhost:${request.port ?? 80}${request.url}`, 307);
  });
}
