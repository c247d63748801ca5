import { calls, type Call } from '@parlour/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Pages } from '../web/page.ts';
import type { SendVisitorPage } from '../web/visitorPages.ts';
import { sendPage } from '../web/web.ts';
import { isCall, isFile } from './paths.ts';
import { Refusal } from './refusal.ts';

interface KnownAddress {
  readonly pattern: RegExp;
  readonly methods: Set<string>;
}

/** The methods that each served address knows, those outside the table of calls included. */
function knownAddresses(others: readonly string[]): readonly KnownAddress[] {
  const methods = new Map<string, Set<string>>(
    others.map((path) => [path, new Set(['GET', 'HEAD'])]),
  );
  for (const { path, method } of Object.values<Call>(calls)) {
    const known = methods.get(path) ?? new Set<string>();
    known.add(method);
    if (method === 'GET') known.add('HEAD');
    methods.set(path, known);
  }
  return [...methods].map(([path, known]) => ({
    pattern: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}/?$`),
    methods: known,
  }));
}

/**
 * Answers what no route takes: a known address with another method by the methods it knows, another address below
 * /api by a JSON 404, and any page by the member app.
 *
 * @param others - served addresses that are not in the table of calls; all take GET.
 * @param sendVisitorPage - tries to send the page as visitors read it.
 */
export function answerUnknown(
  pages: Pages | undefined,
  others: readonly string[],
  sendVisitorPage?: SendVisitorPage,
) {
  const known = knownAddresses(others);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const path = request.url.split('?', 1)[0] ?? '';
    if (isCall(path)) {
      const address = known.find(({ pattern }) => pattern.test(path));
      if (address === undefined || address.methods.has(request.method)) {
        throw new Refusal('not_found', 'There is nothing at this address.');
      }
      throw new Refusal('method_not_allowed', `This address does not take ${request.method}.`, {
        allow: [...address.methods],
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
