import { buffer } from 'node:stream/consumers';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { CountClient } from '../access/client.ts';
import { ACCENT_PATH, accentFileOf } from '../club-settings/accentFile.ts';
import { ApiError } from '../errors/apiError.ts';
import type { FileStore } from '../platform/files/fileStore.ts';

const LOGO_NAME = /^[0-9a-f]{24}\.\d{1,3}x\d{1,3}\.png$/;
const LOGO_LIMIT = 8;
const FOREVER = 'public, max-age=31536000, immutable';

/** The paths of the club's own files, as a call that is refused names them. */
export const clubFilePaths = ['/api/club/logo/:name', `${ACCENT_PATH}:name`] as const;

const missing = () => new ApiError('not_found', 'There is nothing at this address.');

const nameOf = ({ params }: FastifyRequest): string =>
  typeof params === 'object' && params !== null ? String(Reflect.get(params, 'name')) : '';

/** Emails show the logo too, in mail programs on the web. */
const sendLogo = (reply: FastifyReply, bytes: Buffer) =>
  reply
    .header('cache-control', FOREVER)
    .header('cross-origin-resource-policy', 'cross-origin')
    .type('image/png')
    .send(bytes);

async function readLogo(store: FileStore, name: string): Promise<Buffer> {
  const file = `club/logo/${name}`;
  if ((await store.writtenAt(file)) === undefined) throw missing();
  return buffer(await store.read(file));
}

/**
 * Serves the club's logos, also former ones, because emails show them for years, and the style sheets with its accent. Their
 * names are those of their content (api/staff/settings-8).
 */
export function addClubFiles(
  app: FastifyInstance,
  store: FileStore,
  countClient: CountClient,
): void {
  const logos = new LRUCache<string, Buffer>({ max: LOGO_LIMIT });
  app.get(clubFilePaths[0], async (request, reply) => {
    const name = nameOf(request);
    if (!LOGO_NAME.test(name)) throw missing();
    const cached = logos.get(name);
    if (cached !== undefined) return sendLogo(reply, cached);
    countClient(request);
    const bytes = await readLogo(store, name);
    logos.set(name, bytes);
    return sendLogo(reply, bytes);
  });
  app.get(clubFilePaths[1], (request, reply) => {
    const file = accentFileOf(nameOf(request));
    if (file === undefined) throw missing();
    reply.header('cache-control', file.isNamed ? FOREVER : 'no-cache');
    return reply.type('text/css; charset=utf-8').send(file.text);
  });
}
