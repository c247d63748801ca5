import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

/** How a {@link Bucket} treats calls. */
type BucketMode = 'pass' | 'slow' | 'silent' | 'refusing' | 'broken' | 'full';

/** A bucket of an S3 service on 127.0.0.1, which can be made slow, silent, refusing, broken or full. */
export interface Bucket extends AsyncDisposable {
  /** For `FILES_URL`. */
  readonly url: string;
  readonly objects: ReadonlyMap<string, Buffer>;
  readonly setMode: (mode: BucketMode) => void;
}

const SLOWNESS = 500;

/** Starts an empty bucket. */
export async function startBucket(): Promise<Bucket> {
  const objects = new Map<string, Buffer>();
  let mode: BucketMode = 'pass';

  const list = (prefix: string) => {
    const names = [...objects.keys()].filter((name) => name.startsWith(prefix));
    const contents = names.map((name) => `<Contents><Key>${name}</Key></Contents>`).join('');
    return `<ListBucketResult><IsTruncated>false</IsTruncated>${contents}</ListBucketResult>`;
  };
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await buffer(request);
    if (mode === 'silent') return;
    if (mode === 'refusing') return void response.destroy();
    if (mode === 'broken') return void response.writeHead(500).end();
    if (mode === 'full' && request.method === 'PUT') {
      return void response.writeHead(507).end('<Error><Code>StorageFull</Code></Error>');
    }
    if (mode === 'slow') await wait(SLOWNESS);
    const url = new URL(request.url ?? '', 'http://bucket');
    const name = decodeURIComponent(url.pathname).replace(/^\/club\/?/, '');
    if (url.searchParams.get('list-type') === '2') {
      return void response.end(list(url.searchParams.get('prefix') ?? ''));
    }
    if (request.method === 'PUT') objects.set(name, body);
    if (request.method === 'DELETE') objects.delete(name);
    const object = objects.get(name);
    if (object === undefined && request.method !== 'DELETE') response.statusCode = 404;
    response.setHeader('last-modified', new Date().toUTCString());
    response.end(request.method === 'GET' ? object : undefined);
  };
  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return {
    url: `s3://key:secret@club/parlour?endpoint=http://127.0.0.1:${address.port}`,
    objects,
    setMode: (next) => void (mode = next),
    async [Symbol.asyncDispose]() {
      server.close();
      server.closeAllConnections();
    },
  };
}
