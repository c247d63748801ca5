import { createHash, randomBytes } from 'node:crypto';
import {
  DOCUMENT_SIZE_LIMIT,
  documentSchema,
  failureSchema,
  successSchema,
} from '@parlour/contract';
import { type Club, people, startClub } from '@parlour/e2e';
import * as z from 'zod/mini';
import type { Headers } from './bareReference.ts';
import type { Measure } from './measure.ts';
import { measureExtraMemory } from './memory.ts';
import { signInByApi } from './tokenHeaders.ts';

const limitMegabytes = 60;
const concurrency = 20;
const path = '/api/profile/documents';

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

const send = async (club: Club, headers: Headers, upload: Upload): Promise<Outcome> => {
  const response = await fetch(club.url + path, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: upload.body,
  });
  const body: unknown = await response.json();
  if (response.ok) return { id: uploadResponse.parse(body).data.id, hash: upload.hash };
  return { message: failureSchema.parse(body).message };
};

const oneUpload = async (club: Club, headers: Headers): Promise<Measure> => {
  const upload = newUpload('Alone');
  const { result, extra, before } = await measureExtraMemory(club, 5, () =>
    send(club, headers, upload),
  );
  if ('message' in result) throw new Error(`An upload was refused: ${result.message}`);
  return {
    name: 'Memory for one upload of 10 MB',
    figure: `${extra.toFixed(0)} MB`,
    reference: `idle ${before.toFixed(0)} MB`,
    limit: `at most ${limitMegabytes} MB`,
    isWithinLimit: extra <= limitMegabytes,
  };
};

const isUnchanged = async (club: Club, headers: Headers, id: string, hash: string) => {
  const response = await fetch(`${club.url}${path}/${id}/preview`, { headers: { ...headers } });
  return response.ok && hashOf(new Uint8Array(await response.arrayBuffer())) === hash;
};

/** Measures many uploads at once: counts the stored, rejected and lost ones, and compares the stored bytes. */
const manyUploads = async (club: Club, headers: Headers): Promise<readonly Measure[]> => {
  const uploads = Array.from({ length: concurrency }, (_, index) => newUpload(`At once ${index}`));
  const { result, extra, before } = await measureExtraMemory(club, 5, () =>
    Promise.all(uploads.map((upload) => send(club, headers, upload))),
  );
  const stored = result.filter((outcome) => 'id' in outcome);
  const list: unknown = await (await fetch(club.url + path, { headers: { ...headers } })).json();
  const ids = new Set(listResponse.parse(list).data.map(({ id }) => id));
  const lost = stored.filter(({ id }) => !ids.has(id)).length;
  let unchanged = 0;
  for (const { id, hash } of stored) {
    if (await isUnchanged(club, headers, id, hash)) unchanged += 1;
  }
  return [
    {
      name: `${concurrency} uploads of 10 MB at once`,
      figure: `${stored.length} stored, ${concurrency - stored.length} refused, ${lost} lost`,
      reference: `${extra.toFixed(0)} MB more than ${before.toFixed(0)} MB`,
      limit: 'none lost',
      isWithinLimit: lost === 0,
    },
    {
      name: 'Their previews, compared byte by byte',
      figure: `${unchanged} the same`,
      reference: `${stored.length} stored`,
      limit: 'all',
      isWithinLimit: unchanged === stored.length,
    },
  ];
};

/** Measures the upload of documents in its own club. */
export async function measureUploads(): Promise<readonly Measure[]> {
  await using club = await startClub({ LOG_LEVEL: 'warn' });
  const { headers } = await signInByApi(club, people.member);
  return [await oneUpload(club, headers), ...(await manyUploads(club, headers))];
}
