import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE_PREFIX, SERVICE_WORKER_PATH } from '@parlour/core/offline';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { ApiError } from '../errors/apiError.ts';
import { type CachedBody, createCachedBody } from '../http/cache/compression.ts';
import { sendCached } from '../http/responses.ts';
import type { Pages } from './pages.ts';

const filesSchema = z.array(z.string().regex(/^\/(?:[\w-]+\/)*assets\/[\w.-]+$/));

/** Where a worker gets the app's page: no page of the app, so that it is the one without anything of a route. */
export const PAGE_PATH = '/offline';

/** Deletes what a worker stored, and removes itself from a browser that still has one (api/web-20). */
const retiringWorker = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(retire()));
async function retire() {
  for (const name of await caches.keys()) {
    if (name.startsWith(${JSON.stringify(CACHE_PREFIX)})) await caches.delete(name);
  }
  await registration.unregister();
}
`;

/** The parts of a build that its service worker is made of. */
interface WorkerBuild {
  /** The worker's script. */
  readonly workerFile: string;
  /** The build's files for the browser. */
  readonly folder: string;
  readonly pages: Pages;
}

/**
 * Makes the service worker of an app: its release and then its script, so that any change of a file or of the page, as by
 * another setting, is another worker (api/web-19).
 *
 * @returns undefined when the worker is not built.
 */
export async function readServiceWorker(
  { workerFile, folder, pages }: WorkerBuild,
  isOn: boolean,
): Promise<CachedBody | undefined> {
  if (!isOn) return createCachedBody(retiringWorker);
  if (!existsSync(workerFile)) return undefined;
  const script = readFileSync(workerFile, 'utf8');
  const files = filesSchema.parse(
    JSON.parse(readFileSync(join(folder, 'offline-files.json'), 'utf8')),
  );
  const hash = createHash('sha256').update(script).update(files.join());
  const page = await pages.at(PAGE_PATH);
  const id = hash.update(page.bytes.identity).digest('base64url').slice(0, 12);
  const release = JSON.stringify({ id, page: PAGE_PATH, files });
  return createCachedBody(`const parlourRelease = ${release};\n${script}`);
}

/** Serves the service worker, which browsers revalidate at each check (api/web-18). */
export function addServiceWorker(app: FastifyInstance, worker: () => CachedBody | undefined): void {
  app.get(SERVICE_WORKER_PATH, (request, reply) => {
    const current = worker();
    if (current === undefined) throw new ApiError('not_found', 'There is no service worker.');
    return sendCached(current, request, reply, {
      type: 'text/javascript; charset=utf-8',
      cacheControl: 'no-cache',
    });
  });
}
