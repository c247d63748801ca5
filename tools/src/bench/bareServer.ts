// A bare Fastify in its own process that sends the given bytes and headers: the reference for a list's rate.
// It also serves the same bytes as a file: the reference for a picture's rate.
import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import process, { env } from 'node:process';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';

const file = env['BARE_BODY'] ?? '';
const body = await readFile(file);
const encoding = env['BARE_ENCODING'] ?? '';
const server = Fastify();
server.get('/list', (_request, reply) => {
  reply.header('content-type', 'application/json; charset=utf-8');
  if (encoding !== '') reply.header('content-encoding', encoding);
  return reply.send(body);
});
await server.register(fastifyStatic, { root: dirname(file), prefix: '/files/' });
process.send?.(await server.listen({ host: '127.0.0.1', port: Number(env['PORT']) }));
