import { setTimeout as wait } from 'node:timers/promises';
import type { Club } from '../../support/club.ts';
import type { Findings } from '../fault.ts';
import { writeMany } from './load.ts';
import type { Random } from './random.ts';
import type { Tokens } from './session.ts';
import type { AcceptedWrite } from './writes.ts';

/** Who uses a club, and how. */
export interface UsedClub {
  readonly members: readonly [Tokens, Tokens];
  readonly random: Random;
  readonly findings: Findings;
}

/** Batches with a card. A member has at most twenty, so that a slow start must not bring one more each time. */
const CARD_BATCHES = 8;
/** Milliseconds between two batches: a member may send staff only so many emails. */
const PAUSE = 300;
const kindsWithoutCards = ['request', 'change request', 'document'] as const;
const allKinds = [...kindsWithoutCards, 'card'] as const;
const reads = ['/api/profile', '/api/requests?state=open', '/api/profile/documents', '/api/events'];

/** Reads at all servers, and expects no failure. A server that is away is none: a proxy asks another one. */
async function readAtAll(servers: readonly Club[], { members, findings }: UsedClub): Promise<void> {
  const statusOf = async (url: string): Promise<number | undefined> => {
    const response = await fetch(url, { headers: members[0] }).catch(() => undefined);
    await response?.body?.cancel();
    return response?.status;
  };
  for (const path of reads) {
    findings.tried += 1;
    const statuses = await Promise.all(servers.map(({ url }) => statusOf(url + path)));
    const present = statuses.filter((status) => status !== undefined);
    const isFine = present.length > 0 && present.every((status) => status === 200);
    findings.expect(isFine, `GET ${path} gets ${present.join(' and ') || 'no response'}`);
  }
}

/**
 * Lets signed-in members read and write at servers until the work is done, and at least for a while.
 *
 * @param servers - a proxy in front of them may choose any.
 * @returns what was accepted.
 */
export async function useDuring(
  servers: readonly [Club, ...Club[]],
  club: UsedClub,
  work: () => Promise<unknown> = () => Promise.resolve(),
): Promise<readonly AcceptedWrite[]> {
  const { members, random, findings } = club;
  const accepted: AcceptedWrite[] = [];
  let isDone = false;
  let batches = 0;
  const working = work().finally(() => (isDone = true));
  // Told below, once the members have finished.
  working.catch(() => undefined);
  do {
    const kinds = batches < CARD_BATCHES ? allKinds : kindsWithoutCards;
    batches += 1;
    const writing = writeMany({
      kinds,
      // One of each for each member.
      count: kinds.length * members.length,
      members,
      urlOf: () => random.pick(servers).url,
      random,
      findings,
    });
    await readAtAll(servers, club);
    accepted.push(...(await writing));
    await wait(PAUSE);
  } while (!isDone);
  await working;
  return accepted;
}
