import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
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
import { residentMegabytes } from './memory.ts';
import { tokenHeaders } from './tokenHeaders.ts';

const mostMegabytes = 60;
const atOnce = 20;
const path = '/api/profile/documents';

const stored = successSchema(documentSchema);
const listed = successSchema(z.array(documentSchema));

/** A file as large as may be, whose content no other has. */
interface Upload {
  readonly hash: string;
  readonly body: string;
}

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

const newUpload = (title: string): Upload => {
  const beginning = Buffer.from('%PDF-1.7\n');
  const bytes = Buffer.concat([beginning, randomBytes(DOCUMENT_SIZE_LIMIT - beginning.length)]);
  const file = `data:application/pdf;base64,${bytes.toString('base64')}`;
  return { hash: hashOf(bytes), body: JSON.stringify({ file, title, description: '' }) };
};

/** The id of the stored document, or the sentence of the refusal. */
type Outcome = { readonly id: string; readonly hash: string } | { readonly refusal: string };

const send = async (club: Club, headers: Headers, upload: Upload): Promise<Outcome> => {
  const answer = await fetch(club.url + path, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: upload.body,
  });
  const body: unknown = await answer.json();
  if (answer.ok) return { id: stored.parse(body).data.id, hash: upload.hash };
  return { refusal: failureSchema.parse(body).message };
};

/** Does the work, and tells how many megabytes the server took more meanwhile, at most. */
const extraMegabytes = async <Result>(
  club: Club,
  work: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly extra: number; readonly before: number }> => {
  const processId = club.processId() ?? 0;
  const before = await residentMegabytes(processId);
  let most = before;
  let isOver = false;
  const working = work().finally(() => (isOver = true));
  while (!isOver) {
    most = Math.max(most, await residentMegabytes(processId));
    await Promise.race([working, wait(5)]);
  }
  return { result: await working, extra: most - before, before };
};

const oneUpload = async (club: Club, headers: Headers): Promise<Measure> => {
  const upload = newUpload('Alone');
  const { result, extra, before } = await extraMegabytes(club, () => send(club, headers, upload));
  if ('refusal' in result) throw new Error(`An upload was refused: ${result.refusal}`);
  return {
    name: 'Memory for one upload of 10 MB',
    figure: `${extra.toFixed(0)} MB`,
    reference: `idle ${before.toFixed(0)} MB`,
    ratio: '',
    limit: `at most ${mostMegabytes} MB`,
    within: extra <= mostMegabytes,
  };
};

const isUnchanged = async (club: Club, headers: Headers, id: string, hash: string) => {
  const answer = await fetch(`${club.url}${path}/${id}/preview`, { headers: { ...headers } });
  return answer.ok && hashOf(new Uint8Array(await answer.arrayBuffer())) === hash;
};

/** Many uploads at once: what became of each, and whether all that were stored are shown as they came. */
const manyUploads = async (club: Club, headers: Headers): Promise<readonly Measure[]> => {
  const uploads = Array.from({ length: atOnce }, (_, index) => newUpload(`At once ${index}`));
  const { result, extra, before } = await extraMegabytes(club, () =>
    Promise.all(uploads.map((upload) => send(club, headers, upload))),
  );
  const kept = result.filter((outcome) => 'id' in outcome);
  const answer: unknown = await (await fetch(club.url + path, { headers: { ...headers } })).json();
  const ids = new Set(listed.parse(answer).data.map(({ id }) => id));
  const lost = kept.filter(({ id }) => !ids.has(id)).length;
  let unchanged = 0;
  for (const { id, hash } of kept) {
    if (await isUnchanged(club, headers, id, hash)) unchanged += 1;
  }
  return [
    {
      name: `${atOnce} uploads of 10 MB at once`,
      figure: `${kept.length} stored, ${atOnce - kept.length} refused, ${lost} lost`,
      reference: `${extra.toFixed(0)} MB more than ${before.toFixed(0)} MB`,
      ratio: '',
      limit: 'none lost',
      within: lost === 0,
    },
    {
      name: 'Their previews, compared byte by byte',
      figure: `${unchanged} the same`,
      reference: `${kept.length} stored`,
      ratio: '',
      limit: 'all',
      within: unchanged === kept.length,
    },
  ];
};

/** What uploads of documents are held to, in a club of its own. */
export const uploads = async (): Promise<readonly Measure[]> => {
  const club = await startClub({ LOG_LEVEL: 'warn' });
  try {
    const headers = await tokenHeaders(club, people.member);
    return [await oneUpload(club, headers), ...(await manyUploads(club, headers))];
  } finally {
    await club.dispose();
  }
};
