import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import * as z from 'zod/mini';

const publicationShape = z.object({
  name: z.string(),
  'dist-tags': z.record(z.string(), z.string()),
  versions: z.record(z.string(), z.looseObject({ version: z.string() })),
  _attachments: z.record(z.string(), z.object({ data: z.string() })),
});

type Publication = z.infer<typeof publicationShape>;

/** A registry of packages on this machine, which forgets everything at its end. */
export interface Registry extends AsyncDisposable {
  readonly url: string;
  /** The published packages, as `name@version`. */
  readonly published: () => readonly string[];
}

/** Starts a registry that takes what `npm publish` sends, each version once, and gives it to `npm install`. */
export async function startRegistry(): Promise<Registry> {
  const packages = new Map<string, Publication>();
  const tarballs = new Map<string, Buffer>();
  let url = '';

  /** Stores a publication, or returns false for a version that is there. */
  const store = (publication: Publication): boolean => {
    const { name, versions, _attachments: files } = publication;
    const known = packages.get(name);
    if (Object.keys(versions).some((version) => known?.versions[version] !== undefined)) {
      return false;
    }
    const [file] = Object.values(files);
    const bytes = Buffer.from(file?.data ?? '', 'base64');
    const integrity = `sha512-${createHash('sha512').update(bytes).digest('base64')}`;
    for (const [version, manifest] of Object.entries(versions)) {
      const path = `/${name}/-/${version}.tgz`;
      tarballs.set(path, bytes);
      manifest['dist'] = { tarball: url + path, integrity };
    }
    packages.set(name, { ...publication, versions: { ...known?.versions, ...versions } });
    return true;
  };

  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? '/');
    const reply = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (request.method === 'PUT') {
      json(request).then(
        (body) => {
          const isNew = store(publicationShape.parse(body));
          return isNew ? reply(201, { ok: true }) : reply(409, { error: 'It is published.' });
        },
        () => reply(400, { error: 'It is no publication.' }),
      );
      return;
    }
    const tarball = tarballs.get(path);
    if (tarball !== undefined) {
      response.end(tarball);
      return;
    }
    if (path === '/-/whoami') {
      reply(200, { username: 'club' });
      return;
    }
    const { _attachments: _, ...found } = packages.get(path.slice(1)) ?? {};
    reply('name' in found ? 200 : 404, found);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The registry has no port.');
  url = `http://127.0.0.1:${address.port}`;
  return {
    url,
    published: () =>
      [...packages].flatMap(([name, { versions }]) =>
        Object.keys(versions).map((version) => `${name}@${version}`),
      ),
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
