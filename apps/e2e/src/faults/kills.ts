import { setTimeout as wait } from 'node:timers/promises';
import { databaseProcessId } from '@parlour/api/testing';
import { type Club, isReady, startClub } from '../support/club.ts';
import { type Fault, Findings } from './fault.ts';
import { allEmails, signInBoth } from './support/people.ts';
import { checkWrites } from './support/checkWrites.ts';
import { writeMany } from './support/load.ts';

const targets = ['both', 'database', 'server'] as const;
type Target = (typeof targets)[number];

const WRITES = 24;
const LATEST_KILL = 400;
// A database that recovers on a busy machine has a minute.
const END_TIMEOUT = 90_000;

const isAlive = (processId: number) => {
  try {
    process.kill(processId, 0);
    return true;
  } catch {
    return false;
  }
};

/** Checks a condition again and again until it holds, for some seconds. Returns whether it came to hold. */
async function comesToHold(holds: () => boolean | Promise<boolean>): Promise<boolean> {
  const deadline = performance.now() + END_TIMEOUT;
  while (!(await holds())) {
    if (performance.now() > deadline) return false;
    await wait(50);
  }
  return true;
}

/** Kills at once, and starts the server again if it was killed. A server alone starts its database again. */
async function kill(club: Club, target: Target, findings: Findings): Promise<void> {
  const database = databaseProcessId(club.dataDirectory);
  const stopped = target === 'database' ? undefined : club.stop('SIGKILL');
  if (target !== 'server' && database !== undefined && isAlive(database)) {
    process.kill(database, 'SIGKILL');
  }
  if (stopped === undefined) {
    const isBack = await comesToHold(() => isReady(club.url));
    findings.expect(isBack, 'a server does not start its killed database again');
    return;
  }
  await stopped;
  await club.start().catch((error: unknown) => {
    findings.found.push(`no start after a kill of ${target}: ${String(error)}`);
    throw error;
  });
}

/** Checks that the database of a killed server ends by itself. */
async function checkOrphan(club: Club, findings: Findings): Promise<void> {
  const database = databaseProcessId(club.dataDirectory);
  await club.stop('SIGKILL');
  const hasEnded = await comesToHold(() => database === undefined || !isAlive(database));
  findings.expect(hasEnded, 'the database of a killed server goes on');
}

/** Kills the server, its database and both during writes (api-13, api/platform/postgres-3 to api/platform/postgres-7, api/platform/postgres-11). A round is one kill. */
export const kills: Fault = {
  name: 'kills',
  async run({ rounds, random }) {
    const findings = new Findings();
    await using club = await startClub({ LOG_LEVEL: 'warn' });
    const members = await signInBoth(club);
    for (let round = 0; round < rounds; round += 1) {
      const target = targets[round % targets.length] ?? 'both';
      const writing = writeMany({
        kinds: ['request', 'document', 'change request', 'card'],
        count: WRITES,
        members,
        urlOf: () => club.url,
        random,
        findings,
      });
      await wait(random.between(0, LATEST_KILL));
      await kill(club, target, findings);
      const accepted = await writing;
      await checkWrites({ ...club, emails: () => allEmails(club) }, accepted, findings);
    }
    await checkOrphan(club, findings);
    return findings;
  },
};
