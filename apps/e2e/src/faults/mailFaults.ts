import { setTimeout as wait } from 'node:timers/promises';
import { people, startClub } from '../support/club.ts';
import { type Fault, Findings } from './fault.ts';
import { atThisLoad } from './support/atThisLoad.ts';
import { checkWrites } from './support/checkWrites.ts';
import { inTurn } from './support/inTurn.ts';
import { writeMany } from './support/load.ts';
import { type MailServer, startMailServer } from './support/mailServer.ts';
import { signInByEmail } from './support/session.ts';

const WRITES = 10;
const modes = ['slow', 'refusing', 'full', 'rejecting', 'silent'] as const;
const DURATION = 1500;
const CODE_LIMIT = 3000;

/** Measures how long a code takes behind slow emails. */
async function checkCode(url: string, mail: MailServer, findings: Findings): Promise<void> {
  const known = await mail.codesTo(people.secondMember);
  const begin = performance.now();
  findings.tried += 1;
  await fetch(`${url}/api/simple-auth/request-otp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: people.secondMember }),
  });
  await mail.waitForCode(people.secondMember, known);
  const took = performance.now() - begin;
  // The slow mail server itself takes a second.
  findings.expect(
    took < 1000 + atThisLoad(CODE_LIMIT),
    `a code took ${(took / 1000).toFixed(1)} s`,
  );
}

/** Checks that the mail server accepted no email twice. */
function checkIds({ emails }: MailServer, findings: Findings): void {
  for (const [id, same] of Map.groupBy(emails, ({ messageId }) => messageId ?? '')) {
    if (same.length > 1) findings.doubled.push(`email ${id}: ${same.length} times`);
  }
}

/** Makes the mail server slow, rejecting, full, refusing and silent while members write (api/emails-5, api/emails-9, api/emails-10). */
export const mailFaults: Fault = {
  name: 'mail',
  async run({ rounds, random }) {
    const findings = new Findings();
    await using mail = await startMailServer();
    await using club = await startClub({ LOG_LEVEL: 'warn', SMTP_URL: mail.url });
    const tokens = await signInByEmail(club.url, mail, people.member);
    for (let round = 0; round < rounds; round += 1) {
      for (const mode of inTurn(modes, round)) {
        await mail.setMode(mode);
        const accepted = await writeMany({
          kinds: ['request', 'change request'],
          count: WRITES,
          members: [tokens],
          urlOf: () => club.url,
          random,
          findings,
        });
        if (mode === 'slow' && round === 0) await checkCode(club.url, mail, findings);
        await wait(random.between(0, DURATION));
        await mail.setMode('pass');
        await checkWrites({ ...club, emails: async () => mail.emails }, accepted, findings);
      }
    }
    checkIds(mail, findings);
    return findings;
  },
};
