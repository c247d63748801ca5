import { setTimeout as wait } from 'node:timers/promises';
import { people, startClub } from '../support/club.ts';
import { type Fault, Findings } from './fault.ts';
import { atThisLoad } from './support/atThisLoad.ts';
import { type Bucket, startBucket } from './support/bucket.ts';
import { checkWrites } from './support/checkWrites.ts';
import { inTurn } from './support/inTurn.ts';
import { writeMany } from './support/load.ts';
import { allEmails } from './support/people.ts';
import { signInByEmail } from './support/session.ts';
import { responseIssue } from './support/writes.ts';

const WRITES = 8;
const modes = ['refusing', 'full', 'slow', 'broken', 'silent'] as const;
const DURATION = 1000;
// The server gives a silent bucket up after ten seconds, and does not try again.
// What the server gives a silent bucket, and a call besides.
const SILENCE_LIMIT = 10_000;
const PREVIEW_LIMIT = 2000;

/** Reads a stored document while the bucket is faulty: a file or a 503, and soon. */
async function checkPreview(
  url: string,
  tokens: Readonly<Record<string, string>>,
  findings: Findings,
): Promise<void> {
  const begin = performance.now();
  findings.tried += 1;
  const response = await fetch(url, { headers: tokens });
  const issue = responseIssue(
    response.status,
    response.headers.get('retry-after'),
    await response.text(),
  );
  const took = performance.now() - begin;
  findings.expect(issue === undefined, `preview: ${issue}`);
  findings.expect(
    took < SILENCE_LIMIT + atThisLoad(PREVIEW_LIMIT),
    `a preview took ${(took / 1000).toFixed(1)} s`,
  );
}

/** Checks that each object of the bucket belongs to a document of the list. */
function checkObjects(bucket: Bucket, id: string, findings: Findings): void {
  for (const name of bucket.objects.keys()) {
    findings.expect(name.endsWith(id), `the bucket has a file without a document: ${name}`);
  }
}

/** Makes the bucket slow, refusing, broken, full and silent while members use their documents (api/platform/files-4, api/platform/files-8). */
export const storageFaults: Fault = {
  name: 'storage',
  async run({ rounds, random }) {
    const findings = new Findings();
    await using bucket = await startBucket();
    await using club = await startClub({ LOG_LEVEL: 'warn', FILES_URL: bucket.url });
    const tokens = await signInByEmail(club.url, club.mailbox, people.member);
    const load = { members: [tokens], urlOf: () => club.url, random, findings } as const;
    const [stored] = await writeMany({ ...load, kinds: ['document'], count: 1 });
    if (stored === undefined) return findings;
    const preview = `${club.url}${stored.path}/${stored.id}/preview`;
    for (let round = 0; round < rounds; round += 1) {
      for (const mode of inTurn(modes, round)) {
        bucket.setMode(mode);
        const reading = checkPreview(preview, tokens, findings);
        const writing = writeMany({ ...load, kinds: ['document'], count: WRITES });
        if (mode === 'silent') await reading;
        await wait(random.between(DURATION / 2, DURATION));
        bucket.setMode('pass');
        await reading;
        const accepted = await writing;
        await checkWrites({ ...club, emails: () => allEmails(club) }, accepted, findings);
      }
    }
    checkObjects(bucket, stored.id, findings);
    return findings;
  },
};
