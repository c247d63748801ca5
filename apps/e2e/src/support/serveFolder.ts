import fastifyStatic from '@fastify/static';
import { fastify } from 'fastify';

/** Serves the files of a folder on this machine, until it is disposed. */
export async function serveFolder(folder: string): Promise<AsyncDisposable & { url: string }> {
  const server = fastify();
  await server.register(fastifyStatic, { root: folder, maxAge: '1h' });
  const url = await server.listen({ host: '127.0.0.1', port: 0 });
  return { url, [Symbol.asyncDispose]: () => server.close() };
}
