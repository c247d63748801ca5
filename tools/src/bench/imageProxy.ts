import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Club, startClub } from '@parlour/e2e';
import sharp from 'sharp';
import { rawAnswer, withBareServer } from './bareReference.ts';
import { median, type Measure } from './measure.ts';
import { residentMegabytes } from './memory.ts';
import { leastRatio, ratesInTurn } from './serverRate.ts';

const mostBlocked = 20;
const mostMegabytes = 300;
const atOnce = 50;
const readings = 5;

const proxied = (picture: string, width: number) =>
  `/api/images/proxy?${new URLSearchParams({ url: `/pictures/${picture}`, width: String(width) }).toString()}`;

/** A picture as a camera makes it: 24 megapixels, between 4 and 5 MB. */
const makePhotograph = async (club: Club): Promise<string> => {
  const file = join(club.dataDirectory, 'pictures', 'bench.jpg');
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const;
  await sharp({ create: { width: 6000, height: 4000, channels: 3, background: '#888', noise } })
    .blur(1)
    .jpeg({ quality: 88 })
    .toFile(file);
  return file;
};

/** Puts the photograph into the club under another name, so that nothing of it is in the cache. */
const newPicture = async (photograph: string, name: string): Promise<string> => {
  await copyFile(photograph, join(photograph, '..', name));
  return name;
};

/** A cached picture against a bare Fastify whose `@fastify/static` serves the same bytes. */
const cachedRate = async ({ url }: Club): Promise<Measure> => {
  const path = proxied('new-york.webp', 640);
  const answer = await rawAnswer(url + path, {});
  return withBareServer(answer, async (bareUrl) => {
    const bareFile = new URL('/files/body', bareUrl).href;
    const { own, bare } = await ratesInTurn(url + path, bareFile, {});
    return {
      name: `Cached picture of ${(answer.body.length / 1000).toFixed(0)} kB, requests a second`,
      figure: own.toFixed(0),
      reference: `bare file server ${bare.toFixed(0)}`,
      ratio: (own / bare).toFixed(2),
      limit: `at least ${leastRatio.toFixed(2)}`,
      within: own / bare >= leastRatio,
    };
  });
};

/** The longest delay of the server's event loop while `work` goes on, in milliseconds. */
const longestDelay = async (club: Club, file: string, work: () => Promise<unknown>) => {
  const reading = async () => {
    await rm(file, { force: true });
    process.kill(club.processId() ?? 0, 'SIGUSR2');
    for (;;) {
      const text = await readFile(file, 'utf8').catch(() => undefined);
      if (text !== undefined) return Number(text);
      await wait(5);
    }
  };
  await reading();
  await work();
  return reading();
};

/** The server's event loop while it makes a large picture, beside the same time without anything to do. */
const longestBlock = async (club: Club, file: string, photograph: string): Promise<Measure> => {
  const busy: number[] = [];
  const idle: number[] = [];
  for (let reading = 0; reading < readings; reading += 1) {
    const path = proxied(await newPicture(photograph, `bench-${reading}.jpg`), 1600);
    const begin = performance.now();
    busy.push(await longestDelay(club, file, () => rawAnswer(club.url + path, {})));
    const took = performance.now() - begin;
    idle.push(await longestDelay(club, file, () => wait(took)));
  }
  return {
    name: 'Longest hold of the event loop, one uncached picture of 24 megapixels',
    figure: `${median(busy).toFixed(1)} ms`,
    reference: `idle server ${median(idle).toFixed(1)} ms`,
    ratio: '',
    limit: `at most ${mostBlocked} ms`,
    within: median(busy) <= mostBlocked,
  };
};

/** The most memory that the server with its processes takes more while it makes many large pictures. */
const burstMemory = async (club: Club, photograph: string): Promise<Measure> => {
  const processId = club.processId() ?? 0;
  const names = await Promise.all(
    Array.from({ length: atOnce }, (_, index) => newPicture(photograph, `burst-${index}.jpg`)),
  );
  const before = await residentMegabytes(processId);
  let most = before;
  let isOver = false;
  const answers = Promise.all(
    names.map((name) => rawAnswer(club.url + proxied(name, 1600), {})),
  ).finally(() => (isOver = true));
  while (!isOver) {
    most = Math.max(most, await residentMegabytes(processId));
    await Promise.race([answers, wait(50)]);
  }
  await answers;
  return {
    name: `Memory for ${atOnce} uncached pictures of 24 megapixels at once`,
    figure: `${(most - before).toFixed(0)} MB`,
    reference: `before ${before.toFixed(0)} MB`,
    ratio: '',
    limit: `at most ${mostMegabytes} MB`,
    within: most - before <= mostMegabytes,
  };
};

/** What the image proxy is held to, in a club of its own whose event loop is watched from inside. */
export const imageProxy = async (): Promise<readonly Measure[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'parlour-bench-images-'));
  const file = join(folder, 'loop-delay');
  const club = await startClub({
    LOG_LEVEL: 'warn',
    LOOP_DELAY_FILE: file,
    NODE_OPTIONS: `--import=${new URL('loopDelay.ts', import.meta.url).href}`,
  });
  try {
    const photograph = await makePhotograph(club);
    return [
      // The burst first: before it, no process for pictures is running.
      await burstMemory(club, photograph),
      await longestBlock(club, file, photograph),
      await cachedRate(club),
    ];
  } finally {
    await club.dispose();
    await rm(folder, { recursive: true });
  }
};
