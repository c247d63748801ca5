import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempDisposable, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { freePort } from '@parlour/e2e';

/** The headers of a request. */
export type Headers = Readonly<Record<string, string>>;

/** Fetches a URL and returns the raw bytes of its response, still compressed. Rejects unless the status is 200. */
export async function fetchRawResponse(url: string, headers: Headers) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers }, resolve).on('error', reject);
  });
  const body = await buffer(response);
  if (response.statusCode !== 200) throw new Error(`${url} answered ${response.statusCode}.`);
  return { body, headers: response.headers };
}

/** Runs a bare Fastify with the bytes of a response while `measure` measures it. */
export async function withBareServer<Value>(
  response: Awaited<ReturnType<typeof fetchRawResponse>>,
  measure: (url: string) => Promise<Value>,
): Promise<Value> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'parlour-bare-server-'));
  const bodyFile = join(folder.path, 'body');
  await writeFile(bodyFile, response.body);
  const port = await freePort();
  using server = fork(fileURLToPath(new URL('bareServer.ts', import.meta.url)), {
    env: {
      ...process.env,
      PORT: String(port),
      BARE_BODY: bodyFile,
      BARE_ENCODING: response.headers['content-encoding'] ?? '',
    },
  });
  const ended = once(server, 'exit').then(() => {
    throw new Error('The bare server ended before it answered.');
  });
  await Promise.race([once(server, 'message'), ended]);
  return await measure(`http://127.0.0.1:${port}/list`);
}
