import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '@parlour/e2e';
import { waitUntil } from './waitUntil.ts';

/** The headers of a request. */
export type Headers = Readonly<Record<string, string>>;

/** Fetches a URL and returns the raw bytes of its response, still compressed. Rejects unless the status is 200. */
export function fetchRawResponse(
  url: string,
  headers: Headers,
): Promise<{ body: Buffer; headers: IncomingHttpHeaders }> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        if (response.statusCode === 200) {
          resolve({ body: Buffer.concat(chunks), headers: response.headers });
        } else reject(new Error(`${url} answered ${response.statusCode}.`));
      });
    }).on('error', reject);
  });
}

const hasEnded = (server: ChildProcess) => server.exitCode !== null || server.signalCode !== null;

/** Runs a bare Fastify with the bytes of a response while `measure` measures it. */
export async function withBareServer<Value>(
  response: Awaited<ReturnType<typeof fetchRawResponse>>,
  measure: (url: string) => Promise<Value>,
): Promise<Value> {
  const folder = await mkdtemp(join(tmpdir(), 'parlour-bare-server-'));
  const bodyFile = join(folder, 'body');
  await writeFile(bodyFile, response.body);
  const port = await freePort();
  const server = spawn(
    process.execPath,
    [fileURLToPath(new URL('bareServer.ts', import.meta.url))],
    {
      env: {
        ...process.env,
        PORT: String(port),
        BARE_BODY: bodyFile,
        BARE_ENCODING: response.headers['content-encoding'] ?? '',
      },
      stdio: 'inherit',
    },
  );
  try {
    const url = `http://127.0.0.1:${port}/list`;
    await waitUntil('the bare server', async () => {
      if (hasEnded(server)) throw new Error('The bare server ended before it answered.');
      return fetchRawResponse(url, {}).then(
        () => true,
        () => false,
      );
    });
    return await measure(url);
  } finally {
    if (!hasEnded(server)) {
      const ended = once(server, 'exit');
      server.kill();
      await ended;
    }
    await rm(folder, { recursive: true });
  }
}
