import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** A bucket of an S3 service in memory, which can be made unavailable. */
export interface TestBucket {
  /** For `FILES_URL`. */
  readonly url: string;
  readonly objects: ReadonlyMap<string, Buffer>;
  setAvailable(isAvailable: boolean): void;
  close(): void;
}

/** Starts an empty bucket. */
export async function startTestBucket(): Promise<TestBucket> {
  const objects = new Map<string, Buffer>();
  let isAvailable = true;
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await buffer(request);
    if (!isAvailable) return void response.writeHead(500).end();
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://bucket');
    if (searchParams.has('list-type')) {
      const prefix = searchParams.get('prefix') ?? '';
      const names = [...objects.keys()].filter((key) => key.startsWith(prefix));
      const contents = names.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('');
      return void response.end(`<ListBucketResult>${contents}</ListBucketResult>`);
    }
    const name = decodeURIComponent(pathname).replace(/^\/club\/?/, '');
    if (request.method === 'PUT') objects.set(name, body);
    if (request.method === 'DELETE') objects.delete(name);
    const object = objects.get(name);
    if (object === undefined && request.method !== 'DELETE') response.statusCode = 404;
    if (request.method === 'HEAD') response.setHeader('content-length', object?.length ?? 0);
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
    setAvailable: (next) => void (isAvailable = next),
    close: () => server.close(),
  };
}
