import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { freePort } from '@parlour/e2e';
import { median, type Measure } from './measure.ts';

const rounds = 3;
const seconds = 4;
const connections = 32;
const leastRatio = 0.6;

const lists = [
  { name: 'benefits', path: '/api/vendors?benefitView=true' },
  { name: 'events', path: '/api/events' },
  { name: 'destinations', path: '/api/destinations' },
] as const;

type Headers = Readonly<Record<string, string>>;

/** The raw bytes of an answer, still compressed as they came over the wire. */
const rawAnswer = (
  url: string,
  headers: Headers,
): Promise<{ body: Buffer; headers: IncomingHttpHeaders }> =>
  new Promise((resolve, reject) => {
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

const rate = async (url: string, headers: Headers): Promise<number> => {
  const result = await autocannon({ url, headers: { ...headers }, connections, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url} failed ${result.non2xx + result.errors} times under load.`);
  }
  return result.requests.average;
};

/** Runs a bare Fastify with the same bytes while `use` measures it. */
const withBareServer = async <Value>(
  answer: Awaited<ReturnType<typeof rawAnswer>>,
  use: (url: string) => Promise<Value>,
): Promise<Value> => {
  const folder = await mkdtemp(join(tmpdir(), 'parlour-bare-server-'));
  const bodyFile = join(folder, 'body');
  await writeFile(bodyFile, answer.body);
  const port = await freePort();
  const server = spawn(
    process.execPath,
    [fileURLToPath(new URL('bareServer.ts', import.meta.url))],
    {
      env: {
        ...process.env,
        PORT: String(port),
        BARE_BODY: bodyFile,
        BARE_ENCODING: answer.headers['content-encoding'] ?? '',
      },
      stdio: 'inherit',
    },
  );
  try {
    const url = `http://127.0.0.1:${port}/list`;
    while (
      !(await rawAnswer(url, {}).then(
        () => true,
        () => false,
      ))
    ) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return await use(url);
  } finally {
    const ended = once(server, 'exit');
    server.kill();
    await ended;
    await rm(folder, { recursive: true });
  }
};

/** The rate of each shared list against a bare Fastify that sends the same bytes, in alternate rounds. */
export const serverRates = async (url: string, tokens: Headers): Promise<readonly Measure[]> => {
  const headers = { ...tokens, 'accept-encoding': 'br' };
  const measures: Measure[] = [];
  for (const list of lists) {
    const answer = await rawAnswer(url + list.path, headers);
    const measure = await withBareServer(answer, async (bareUrl) => {
      const own: number[] = [];
      const bare: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        bare.push(await rate(bareUrl, headers));
        own.push(await rate(url + list.path, headers));
      }
      const ratio = median(own) / median(bare);
      return {
        name: `List of ${list.name}, requests a second`,
        figure: median(own).toFixed(0),
        reference: `bare Fastify ${median(bare).toFixed(0)}`,
        ratio: ratio.toFixed(2),
        limit: `at least ${leastRatio.toFixed(2)}`,
        within: ratio >= leastRatio,
      };
    });
    measures.push(measure);
  }
  return measures;
};
