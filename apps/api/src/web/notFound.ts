import { calls, type Call, liveCalls } from '@parlour/contract';
import { formerCalls, staffCalls, staffLiveCalls } from '@parlour/contract/staff';
import { pathPattern } from '@parlour/core/routes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { MountedApp } from './mountedApp.ts';
import type { SendVisitorPage } from './visitorPages.ts';
import { sendPage } from './staticFiles.ts';
import { appAt, isCallPath, isFileLike, isFilePath, pathWithin } from '../http/paths.ts';
import { ApiError } from '../errors/apiError.ts';

interface KnownPath {
  readonly pattern: RegExp;
  readonly methods: Set<string>;
}

/** Lists the methods of each served path, including paths outside the table of calls. */
function listKnownPaths(others: readonly string[]): readonly KnownPath[] {
  const methods = new Map<string, Set<string>>(
    others.map((path) => [path, new Set(['GET', 'HEAD'])]),
  );
  const allCalls = { ...calls, ...liveCalls, ...staffCalls, ...staffLiveCalls, ...formerCalls };
  for (const { path, method } of Object.values<Call>(allCalls)) {
    const pathMethods = methods.get(path) ?? new Set<string>();
    pathMethods.add(method);
    if (method === 'GET') pathMethods.add('HEAD');
    methods.set(path, pathMethods);
  }
  return [...methods].map(([path, pathMethods]) => ({
    pattern: pathPattern(path),
    methods: pathMethods,
  }));
}

const methodNotAllowed = ({ method }: FastifyRequest, allow: readonly string[]) =>
  new ApiError('method_not_allowed', `This address does not take ${method}.`, { allow });

const nothingHere = () => new ApiError('not_found', 'There is nothing at this address.');

/** An app with the pages of its own, and with the rendered ones for visitors, if any. */
type ServedApp = Pick<MountedApp, 'mount' | 'pages' | 'findInOtherReleases'> & {
  /** Tries to send the rendered page for visitors. */
  readonly sendVisitorPage?: SendVisitorPage | undefined;
};

/**
 * Makes the handler for requests without a route. A known path with another method gets a 405, and another path below /api a
 * JSON 404. Files of another release are sent (api/web-32), and any page is that of the app, with 404 where it has none (api/web-33).
 *
 * @param others - served paths outside the table of calls, all with the method GET.
 */
export function createNotFoundHandler(apps: readonly ServedApp[], others: readonly string[]) {
  const knownPaths = listKnownPaths(others);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const path = request.url.split('?', 1)[0] ?? '';
    if (isCallPath(path)) {
      const knownPath = knownPaths.find(({ pattern }) => pattern.test(path));
      if (knownPath === undefined || knownPath.methods.has(request.method)) {
        throw nothingHere();
      }
      throw methodNotAllowed(request, [...knownPath.methods]);
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      throw methodNotAllowed(request, ['GET', 'HEAD']);
    }
    const app = appAt(apps, path);
    const pathInApp = app === undefined ? path : pathWithin(app, path);
    if (isFilePath(pathInApp) || app?.pages === undefined) {
      const [, asset = ''] = /^\/assets\/([^/]+)$/.exec(pathInApp) ?? [];
      const folder = await app?.findInOtherReleases?.(asset);
      if (folder !== undefined) return reply.code(200).sendFile(asset, folder);
      throw nothingHere();
    }
    if (!app.pages.has(pathInApp)) {
      if (isFileLike(pathInApp)) throw nothingHere();
      return sendPage(app.pages, pathInApp, request, reply, 404);
    }
    const status = app.sendVisitorPage ? await app.sendVisitorPage(request, reply) : 200;
    return status === null ? reply : sendPage(app.pages, pathInApp, request, reply, status);
  };
}
