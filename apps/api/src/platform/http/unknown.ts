import { calls, type Call } from '@parlour/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Pages } from '../web/page.ts';
import type { SendVisitorPage } from '../web/visitorPages.ts';
import { sendPage } from '../web/web.ts';
import { isCall, isFile } from './paths.ts';
import { Refusal } from './refusal.ts';

interface KnownPath {
  readonly pattern: RegExp;
  readonly methods: Set<string>;
}

/** Lists the methods of each served path, including paths outside the table of calls. */
function listKnownPaths(others: readonly string[]): readonly KnownPath[] {
  const methods = new Map<string, Set<string>>(
    others.map((path) => [path, new Set(['GET', 'HEAD'])]),
  );
  for (const { path, method } of Object.values<Call>(calls)) {
    const pathMethods = methods.get(path) ?? new Set<string>();
    pathMethods.add(method);
    if (method === 'GET') pathMethods.add('HEAD');
    methods.set(path, pathMethods);
  }
  return [...methods].map(([path, pathMethods]) => ({
    pattern: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}/?$`),
    methods: pathMethods,
  }));
}

/**
 * Makes the handler for requests without a route: a 405 for a known path with another method, a JSON 404 for another path
 * below /api, and the member app for any page.
 *
 * @param others - served paths outside the table of calls, all with the method GET.
 * @param sendVisitorPage - tries to send the rendered page for visitors.
 */
export function answerUnknown(
  pages: Pages | undefined,
  others: readonly string[],
  sendVisitorPage?: SendVisitorPage,
) {
  const knownPaths = listKnownPaths(others);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const path = request.url.split('?', 1)[0] ?? '';
    if (isCall(path)) {
      const knownPath = knownPaths.find(({ pattern }) => pattern.test(path));
      if (knownPath === undefined || knownPath.methods.has(request.method)) {
        throw new Refusal('not_found', 'There is nothing at this address.');
      }
      throw new Refusal('method_not_allowed', `This address does not take ${request.method}.`, {
        allow: [...knownPath.methods],
      });
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      throw new Refusal('method_not_allowed', `This address does not take ${request.method}.`, {
        allow: ['GET', 'HEAD'],
      });
    }
    if (isFile(path) || pages === undefined) {
      throw new Refusal('not_found', 'There is nothing at this address.');
    }
    const isSent = (await sendVisitorPage?.(request, reply)) ?? false;
    return isSent ? reply : sendPage(pages, request, reply);
  };
}
