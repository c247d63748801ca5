import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { embeddedConnectionString, readAllRows, startDatabaseServer } from '@parlour/api/testing';
import { type Club, startClub } from '../support/club.ts';
import { type Fault, Findings } from './fault.ts';
import {
  channels,
  NEW_ENCRYPTION,
  nextRelease,
  releaseAfterNext,
  thisRelease,
} from './made-up-releases/releases.ts';
import { unpackRelease, type UnpackedRelease } from './made-up-releases/unpackRelease.ts';
import { checkWrites } from './support/checkWrites.ts';
import { joinServer } from './support/joinedServer.ts';
import { allEmails, signInBoth } from './support/people.ts';
import { type UsedClub, useDuring } from './support/useDuring.ts';
import type { AcceptedWrite } from './support/writes.ts';

/** Warnings of a start: a made-up release has no pages, and the keys of the first server are new. */
const expectedWarning = /is not built|move this private key away/;

/** A club whose servers are of several releases. */
interface UpdatedClub extends UsedClub {
  /** The server that the club began with. The others have its files and its emails. */
  readonly first: Club;
  readonly databaseFolder: string;
  /** The servers that were started once, by release. */
  readonly servers: Map<UnpackedRelease, Club>;
}

/** Starts the server of a release, for the first time or again. */
async function start(release: UnpackedRelease, { first, servers, databaseFolder }: UpdatedClub) {
  const known = servers.get(release);
  await known?.start();
  if (known !== undefined) return known;
  const environment = { DATABASE_URL: embeddedConnectionString(databaseFolder) };
  const joined = await joinServer(first, release.version, environment, release.command);
  servers.set(release, joined);
  return joined;
}

function runningServer(release: UnpackedRelease, { servers }: UpdatedClub): Club {
  const server = servers.get(release);
  if (server === undefined) throw new Error(`No server of ${release.version} was started.`);
  return server;
}

/** Checks at one server what was accepted at another. */
async function check(server: Club, accepted: readonly AcceptedWrite[], club: UpdatedClub) {
  const emails = () => allEmails(club.first);
  const place = { url: server.url, dataDirectory: club.databaseFolder, emails };
  await checkWrites(place, accepted, club.findings);
}

/** Checks that each of two releases has the files of the other one's pages. */
async function checkFiles(pair: readonly UnpackedRelease[], { servers, findings }: UpdatedClub) {
  for (const release of pair) {
    for (const { assetPath, version } of pair) {
      findings.tried += 1;
      const { status } = await fetch(`${servers.get(release)?.url}${assetPath}`);
      findings.expect(status === 200, `a file of ${version} gets ${status} at ${release.version}`);
    }
  }
}

/** Exchanges a release for another one while members read and write: it starts, both run, the former one stops. */
async function exchange(from: UnpackedRelease, to: UnpackedRelease, club: UpdatedClub) {
  const former = runningServer(from, club);
  const atFormer = await useDuring([former], club, () => start(to, club));
  const later = runningServer(to, club);
  await check(later, atFormer, club);
  const atBoth = await useDuring([former, later], club);
  await checkFiles([from, to], club);
  await check(former, atBoth.slice(0, atBoth.length / 2), club);
  await check(later, atBoth.slice(atBoth.length / 2), club);
  const duringStop = await useDuring([former, later], club, async () => {
    const code = await former.stop();
    club.findings.expect(code === 0, `${from.version} ended with ${code}`);
  });
  await check(later, duringStop, club);
}

/** Checks that the releases wrote what makes them differ, so that nothing was proven by chance. */
async function checkDifferences({ databaseFolder, findings }: UpdatedClub): Promise<void> {
  const rows = await readAllRows(embeddedConnectionString(databaseFolder));
  const header = Buffer.from(`{"alg":"dir","enc":"${NEW_ENCRYPTION}"`).toString('base64url');
  // The last characters also hold bits of what follows.
  for (const sign of [...Object.values(channels), header.slice(0, -2)]) {
    findings.expect(
      rows.some(({ text }) => text.includes(sign)),
      `no row has ${sign}`,
    );
  }
}

/** Checks that a release which the database has outlived does not start, and says why. */
async function checkOutlived(release: UnpackedRelease, club: UpdatedClub): Promise<void> {
  const reason = await start(release, club).then(
    () => 'it starts',
    (error: unknown) => String(error),
  );
  const isTold = reason.includes(`needs Parlour ${nextRelease.version} or newer`);
  club.findings.expect(isTold, `${release.version} after two updates: ${reason}`);
}

/** Finds what servers warned of, since a pause would be told there. */
function checkLogs({ servers, findings }: UpdatedClub): void {
  for (const [{ version }, server] of servers) {
    for (const line of server.output().split('\n')) {
      if (/"level":[456]0/.test(line) && !expectedWarning.test(line))
        findings.found.push(`${version}: ${line}`);
    }
  }
}

/**
 * Updates a club to the next release, back, and on to the one after, with members signed in and writing. One sequence, whatever
 * the number of rounds (api/platform/postgres-20 to api/platform/postgres-22, api/platform/secret-keys-12, api/web-32).
 */
export const updates: Fault = {
  name: 'updates',
  async run({ random }) {
    const findings = new Findings();
    await using stack = new AsyncDisposableStack();
    const folder = await mkdtemp(join(tmpdir(), 'parlour-updates-'));
    stack.defer(() => rm(folder, { recursive: true, force: true }));
    await chmod(folder, 0o755);
    const present = unpackRelease(folder, thisRelease);
    const next = unpackRelease(folder, nextRelease);
    const afterNext = unpackRelease(folder, releaseAfterNext);
    const databaseFolder = join(folder, 'database');
    await mkdir(databaseFolder);
    const database = await startDatabaseServer(databaseFolder);
    stack.defer(() => database.stop());
    const environment = {
      LOG_LEVEL: 'warn',
      DATABASE_URL: embeddedConnectionString(databaseFolder),
    };
    const first = stack.use(await startClub(environment, present.command));
    const servers = new Map([[present, first]]);
    stack.defer(async () => {
      for (const server of servers.values()) await server.dispose();
    });
    const members = await signInBoth(first);
    const club = { first, servers, databaseFolder, members, random, findings };

    await exchange(present, next, club);
    await exchange(next, present, club);
    await exchange(present, next, club);
    await exchange(next, afterNext, club);
    await checkOutlived(present, club);
    await exchange(afterNext, next, club);
    await checkDifferences(club);
    checkLogs(club);
    return findings;
  },
};
