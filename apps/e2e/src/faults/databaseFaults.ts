import { setTimeout as wait } from 'node:timers/promises';
import { databaseSocket, runStatement } from '@parlour/api/testing';
import { type Club, startClub } from '../support/club.ts';
import { type Fault, Findings } from './fault.ts';
import { checkWrites } from './support/checkWrites.ts';
import { inTurn } from './support/inTurn.ts';
import { databaseUrlOf, joinServer } from './support/joinedServer.ts';
import { writeMany } from './support/load.ts';
import { allEmails, signInBoth } from './support/people.ts';
import { startTcpProxy, type TcpProxy } from './support/tcpProxy.ts';

const WRITES = 16;
const modes = ['silent', 'full', 'slow', 'refusing'] as const;
type Mode = (typeof modes)[number];
const DURATION: Readonly<Record<Mode, number>> = {
  slow: 1500,
  silent: 2000,
  refusing: 1000,
  full: 1000,
};

const tables = ['requests', 'documents', 'payment_methods', 'change_requests'];

/** Makes the database respond to inserts as one whose disk is full. */
async function fill(host: Club): Promise<void> {
  await runStatement(
    host.dataDirectory,
    `create or replace function disk_is_full() returns trigger language plpgsql as
     $$ begin raise exception 'no space left on device' using errcode = '53100'; end $$`,
  );
  for (const table of tables) {
    await runStatement(
      host.dataDirectory,
      `create trigger disk_is_full before insert on ${table} execute function disk_is_full()`,
    );
  }
}

async function empty(host: Club): Promise<void> {
  for (const table of tables) {
    await runStatement(host.dataDirectory, `drop trigger disk_is_full on ${table}`);
  }
}

async function during(mode: Mode, host: Club, proxy: TcpProxy): Promise<void> {
  if (mode === 'full') await fill(host);
  else proxy.setMode(mode);
  await wait(DURATION[mode]);
  if (mode === 'full') await empty(host);
  else proxy.setMode('pass');
}

/** Makes the database of a server slow, silent, refusing and full during writes (api/platform/postgres-6, api/platform/postgres-9, api/http-16). */
export const databaseFaults: Fault = {
  name: 'database',
  async run({ rounds, random }) {
    const findings = new Findings();
    await using host = await startClub({ LOG_LEVEL: 'warn' });
    await using proxy = await startTcpProxy(databaseSocket(host.dataDirectory));
    const databaseUrl = databaseUrlOf(host, proxy.port);
    await using server = await joinServer(host, 'server-2', { DATABASE_URL: databaseUrl });
    const members = await signInBoth(host);
    for (let round = 0; round < rounds; round += 1) {
      for (const mode of inTurn(modes, round)) {
        const fault = wait(random.between(0, 100)).then(() => during(mode, host, proxy));
        const accepted = await writeMany({
          kinds: ['request', 'document', 'change request', 'card'],
          count: WRITES,
          members,
          urlOf: () => server.url,
          random,
          findings,
        });
        await fault;
        const emails = () => allEmails(host);
        await checkWrites({ ...host, url: server.url, emails }, accepted, findings);
      }
    }
    return findings;
  },
};
