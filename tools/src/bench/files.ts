import { createHash, randomBytes } from 'node:crypto';
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  DOCUMENT_SIZE_LIMIT,
  documentSchema,
  failureSchema,
  successSchema,
} from '@parlour/contract';
import { type Club, people, startClub } from '@parlour/e2e';
import sharp from 'sharp';
import * as z from 'zod/mini';
import { callJson, fetchRawResponse, type Headers, signInByApi } from './club.ts';
import { startObservedClub } from './eventLoop.ts';
import { type Figure, median } from './measure.ts';
import { measureExtraMemory } from './memory.ts';
import { compareRates, withBareServer } from './rates.ts';

/** Milliseconds. */
const HOLD_LIMIT = 20;
const READINGS = 5;
/** Megabytes. */
const BURST_LIMIT = 300;
const BURST = 50;

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
async function cachedRate({ url }: Club): Promise<Figure> {
  const path = proxyPath('new-york.webp', 640);
  const response = await fetchRawResponse(url + path, {});
  const name = `Cached picture of ${(response.body.length / 1000).toFixed(0)} kB`;
  return withBareServer(response, (bareUrl) => {
    const bareFile = new URL('/files/body', bareUrl).href;
    return compareRates(name, url + path, 'bare file server', bareFile, {});
  });
}

/** Measures the event loop while the server renders a large picture, and while it is idle for the same time. */
async function longestHold(
  { club, readDelays }: Awaited<ReturnType<typeof startObservedClub>>,
  photograph: string,
): Promise<Figure> {
  const longestDuring = async (work: () => Promise<unknown>) => {
    await readDelays();
    await work();
    return (await readDelays()).longest;
  };
  const loaded: number[] = [];
  const idle: number[] = [];
  for (let reading = 0; reading < READINGS; reading += 1) {
    const path = proxyPath(await addPicture(photograph, `bench-${reading}.jpg`), 1600);
    const begin = performance.now();
    loaded.push(await longestDuring(() => fetchRawResponse(club.url + path, {})));
    const took = performance.now() - begin;
    idle.push(await longestDuring(() => wait(took)));
  }
  return {
    name: 'Longest hold of the event loop, one uncached picture of 24 megapixels',
    value: median(loaded),
    unit: 'ms',
    atMost: HOLD_LIMIT,
    remark: `idle server ${median(idle).toFixed(1)} ms`,
  };
}

/** Measures the server's additional memory, with its child processes, while it renders many large pictures. */
async function burstMemory(club: Club, photograph: string): Promise<Figure> {
  const names = await Promise.all(
    Array.from({ length: BURST }, (_, index) => addPicture(photograph, `burst-${index}.jpg`)),
  );
  const { extra, before } = await measureExtraMemory(club, 50, () =>
    Promise.all(names.map((name) => fetchRawResponse(club.url + proxyPath(name, 1600), {}))),
  );
  return {
    name: `Memory for ${BURST} uncached pictures of 24 megapixels at once`,
    value: extra,
    unit: 'MB',
    atMost: BURST_LIMIT,
    remark: `before ${before.toFixed(0)} MB`,
  };
}

/** Measures the image proxy in its own club. */
export async function measureImageProxy(): Promise<readonly Figure[]> {
  await using observed = await startObservedClub();
  const { club } = observed;
  const photograph = await makePhotograph(club);
  return [
    // The burst comes first: its baseline needs a server without a running picture process.
    await burstMemory(club, photograph),
    await longestHold(observed, photograph),
    await cachedRate(club),
  ];
}

/** Megabytes. */
const UPLOAD_LIMIT = 60;
const UPLOADS = 20;
const documentsPath = '/api/profile/documents';

const uploadResponse = successSchema(documentSchema);
const listResponse = successSchema(z.array(documentSchema));

/** An upload of maximum size with unique content. */
interface Upload {
  readonly hash: string;
  readonly body: string;
}

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

const newUpload = (title: string): Upload => {
  const header = Buffer.from('%PDF-1.7\n');
  const bytes = Buffer.concat([header, randomBytes(DOCUMENT_SIZE_LIMIT - header.length)]);
  const file = `data:application/pdf;base64,${bytes.toString('base64')}`;
  return { hash: hashOf(bytes), body: JSON.stringify({ file, title, description: '' }) };
};

/** The id of the stored document, or the failure's message. */
type Outcome = { readonly id: string; readonly hash: string } | { readonly message: string };

async function send(club: Club, headers: Headers, upload: Upload): Promise<Outcome> {
  const response = await fetch(club.url + documentsPath, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: upload.body,
  });
  const body: unknown = await response.json();
  if (response.ok) return { id: uploadResponse.parse(body).data.id, hash: upload.hash };
  return { message: failureSchema.parse(body).message };
}

async function oneUpload(club: Club, headers: Headers): Promise<Figure> {
  const upload = newUpload('Alone');
  const { result, extra, before } = await measureExtraMemory(club, 5, () =>
    send(club, headers, upload),
  );
  if ('message' in result) throw new Error(`An upload was refused: ${result.message}`);
  return {
    name: 'Memory for one upload of 10 MB',
    value: extra,
    unit: 'MB',
    atMost: UPLOAD_LIMIT,
    remark: `idle ${before.toFixed(0)} MB`,
  };
}

async function isUnchanged(club: Club, headers: Headers, id: string, hash: string) {
  const response = await fetch(`${club.url}${documentsPath}/${id}/preview`, { headers });
  return response.ok && hashOf(new Uint8Array(await response.arrayBuffer())) === hash;
}

/** Measures many uploads at once: counts the lost ones, and those whose stored bytes are others. */
async function manyUploads(club: Club, headers: Headers): Promise<readonly Figure[]> {
  const uploads = Array.from({ length: UPLOADS }, (_, index) => newUpload(`At once ${index}`));
  const { result, extra, before } = await measureExtraMemory(club, 5, () =>
    Promise.all(uploads.map((upload) => send(club, headers, upload))),
  );
  const stored = result.filter((outcome) => 'id' in outcome);
  const list = listResponse.parse(await callJson(club.url + documentsPath, headers));
  const ids = new Set(list.data.map(({ id }) => id));
  let changed = 0;
  for (const { id, hash } of stored) {
    if (!(await isUnchanged(club, headers, id, hash))) changed += 1;
  }
  return [
    {
      name: `${UPLOADS} uploads of 10 MB at once, lost`,
      value: stored.filter(({ id }) => !ids.has(id)).length,
      atMost: 0,
      remark: `${stored.length} stored, ${UPLOADS - stored.length} refused, ${extra.toFixed(0)} MB more than ${before.toFixed(0)} MB`,
    },
    { name: 'Their previews, compared byte by byte, changed', value: changed, atMost: 0 },
  ];
}

/** Measures the upload of documents in its own club. */
export async function measureUploads(): Promise<readonly Figure[]> {
  await using club = await startClub({ LOG_LEVEL: 'warn' });
  const { headers } = await signInByApi(club, people.member);
  return [await oneUpload(club, headers), ...(await manyUploads(club, headers))];
}
