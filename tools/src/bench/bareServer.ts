// A bare Fastify in a process of its own that sends the bytes and headers it was given: the reference for a list's rate.
import { readFile } from 'node:fs/promises';
import { env } from 'node:process';
import Fastify from 'fastify';

const body = await readFile(env['BARE_BODY'] ?? '');
const encoding = env['BARE_ENCODING'] ?? '';
const server = Fastify();
server.get('/list', (_request, reply) => {
  reply.header('content-type', 'application/json; charset=utf-8');
  if (encoding !== '') reply.header('content-encoding', encoding);
  return reply.send(body);
});
await server.listen({ host: '127.0.0.1', port: Number(env['PORT']) });
