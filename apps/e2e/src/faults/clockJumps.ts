import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { people, startClub } from '../support/club.ts';
import { type Fault, Findings } from './fault.ts';
import { checkWrites } from './support/checkWrites.ts';
import { writeMany } from './support/load.ts';
import { allEmails } from './support/people.ts';
import { signInByEmail } from './support/session.ts';

const HOUR = 3_600_000;
const WRITES = 12;
const preload = new URL('support/shiftedClock.mjs', import.meta.url).href;

/** Sets the clock of a server forward and back during writes (api/access-4, api/platform/postgres-7). A session lives for seven idle days. */
export const clockJumps: Fault = {
  name: 'clock',
  async run({ rounds, random }) {
    const findings = new Findings();
    const folder = process.env['TMPDIR'] ?? '/tmp';
    const file = join(folder, `parlour-clock-${process.pid}`);
    await writeFile(file, '0');
    await using club = await startClub({
      LOG_LEVEL: 'warn',
      NODE_OPTIONS: `--import=${preload}`,
      CLOCK_SHIFT_FILE: file,
    });
    const first = await signInByEmail(club.url, club.mailbox, people.member);
    for (let round = 0; round < rounds; round += 1) {
      for (const direction of [1, -1]) {
        const shift = direction * random.between(1, 48) * HOUR;
        const writing = writeMany({
          kinds: ['request', 'document', 'change request', 'card'],
          count: WRITES,
          members: [first],
          urlOf: () => club.url,
          random,
          findings,
        });
        await wait(random.between(0, 200));
        await writeFile(file, String(shift));
        const accepted = await writing;
        await checkWrites({ ...club, emails: () => allEmails(club) }, accepted, findings);
      }
    }
    findings.tried += 1;
    await signInByEmail(club.url, club.mailbox, people.secondMember).catch((error: unknown) => {
      findings.lost.push(`a code after the clock was set back: ${String(error)}`);
    });
    return findings;
  },
};
