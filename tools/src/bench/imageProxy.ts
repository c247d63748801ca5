import { copyFile, mkdtempDisposable, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Club, startClub } from '@parlour/e2e';
import sharp from 'sharp';
import { fetchRawResponse, withBareServer } from './bareReference.ts';
import { median, type Measure } from './measure.ts';
import { measureExtraMemory } from './memory.ts';
import { compareRates } from './serverRate.ts';

const blockLimitMilliseconds = 20;
const memoryLimitMegabytes = 300;
const concurrency = 50;
const readings = 5;

const proxyPath = (picture: string, width: number) =>
  `/api/images/proxy?${new URLSearchParams({ url: `/pictures/${picture}`, width: String(width) }).toString()}`;

/** Creates a picture like a camera's: 24 megapixels, between 4 and 5 MB. Returns its file. */
const makePhotograph = async (club: Club): Promise<string> => {
  const file = join(club.dataDirectory, 'pictures', 'bench.jpg');
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const;
  await sharp({ create: { width: 6000, height: 4000, channels: 3, background: '#888', noise } })
    .blur(1)
    .jpeg({ quality: 88 })
    .toFile(file);
  return file;
};

/** Copies the photograph under a new name, to have an uncached picture. Returns the name. */
const addPicture = async (photograph: string, name: string): Promise<string> => {
  await copyFile(photograph, join(photograph, '..', name));
  return name;
};

/** Measures a cached picture against a bare Fastify with `@fastify/static` and the same bytes. */
const cachedRate = async ({ url }: Club): Promise<Measure> => {
  const path = proxyPath('new-york.webp', 640);
  const response = await fetchRawResponse(url + path, {});
  const name = `Cached picture of ${(response.body.length / 1000).toFixed(0)} kB`;
  return withBareServer(response, (bareUrl) => {
    const bareFile = new URL('/files/body', bareUrl).href;
    return compareRates(name, url + path, 'bare file server', bareFile, {});
  });
};

/** Returns the longest delay of the server's event loop during `work`, in milliseconds. */
const longestDelay = async (club: Club, file: string, work: () => Promise<unknown>) => {
  const readDelay = async () => {
    await rm(file, { force: true });
    process.kill(club.processId() ?? 0, 'SIGUSR2');
    for (;;) {
      const text = await readFile(file, 'utf8').catch(() => undefined);
      if (text !== undefined) return Number(text.split(' ')[0]);
      await wait(5);
    }
  };
  await readDelay();
  await work();
  return readDelay();
};

/** Measures the event loop while the server renders a large picture, and while it is idle for the same time. */
const longestBlock = async (club: Club, file: string, photograph: string): Promise<Measure> => {
  const loaded: number[] = [];
  const idle: number[] = [];
  for (let reading = 0; reading < readings; reading += 1) {
    const path = proxyPath(await addPicture(photograph, `bench-${reading}.jpg`), 1600);
    const begin = performance.now();
    loaded.push(await longestDelay(club, file, () => fetchRawResponse(club.url + path, {})));
    const took = performance.now() - begin;
    idle.push(await longestDelay(club, file, () => wait(took)));
  }
  return {
    name: 'Longest hold of the event loop, one uncached picture of 24 megapixels',
    figure: `${median(loaded).toFixed(1)} ms`,
    reference: `idle server ${median(idle).toFixed(1)} ms`,
    limit: `at most ${blockLimitMilliseconds} ms`,
    isWithinLimit: median(loaded) <= blockLimitMilliseconds,
  };
};

/** Measures the server's additional memory, with its child processes, while it renders many large pictures. */
const burstMemory = async (club: Club, photograph: string): Promise<Measure> => {
  const names = await Promise.all(
    Array.from({ length: concurrency }, (_, index) => addPicture(photograph, `burst-${index}.jpg`)),
  );
  const { extra, before } = await measureExtraMemory(club, 50, () =>
    Promise.all(names.map((name) => fetchRawResponse(club.url + proxyPath(name, 1600), {}))),
  );
  return {
    name: `Memory for ${concurrency} uncached pictures of 24 megapixels at once`,
    figure: `${extra.toFixed(0)} MB`,
    reference: `before ${before.toFixed(0)} MB`,
    limit: `at most ${memoryLimitMegabytes} MB`,
    isWithinLimit: extra <= memoryLimitMegabytes,
  };
};

/** Measures the image proxy in its own club. A preloaded script observes the server's event loop. */
export async function measureImageProxy(): Promise<readonly Measure[]> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'parlour-bench-images-'));
  const file = join(folder.path, 'loop-delay');
  await using club = await startClub({
    LOG_LEVEL: 'warn',
    LOOP_DELAY_FILE: file,
    NODE_OPTIONS: `--import=${new URL('loopDelay.ts', import.meta.url).href}`,
  });
  const photograph = await makePhotograph(club);
  return [
    // The burst comes first: its baseline needs a server without a running picture process.
    await burstMemory(club, photograph),
    await longestBlock(club, file, photograph),
    await cachedRate(club),
  ];
}
