import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type Club, startClub } from '../support/club.ts';
import { type Fault, Findings } from './fault.ts';
import { checkWrites } from './support/checkWrites.ts';
import { writeMany } from './support/load.ts';
import { allEmails, signInBoth } from './support/people.ts';

const WRITES = 40;
const LATEST_STOP = 500;
const STOP_LIMIT = 15_000;
const DRIP_PAUSE = 200;

/** What slow clients send: nothing, half a head that drips, and a call whose response nobody reads. */
const heads = [
  '',
  'GET /api/health HTTP/1.1\r\nx-drip: ',
  'GET /api/configuration HTTP/1.1\r\nhost: club\r\n\r\n',
];

/** Dials slow clients, which stay until the server closes their connections. */
async function dialSlowClients(club: Club): Promise<readonly Socket[]> {
  const { port, hostname } = new URL(club.url);
  return Promise.all(
    heads.map(async (head) => {
      const socket = connect(Number(port), hostname);
      socket.on('error', () => undefined);
      await once(socket, 'connect');
      socket.write(head);
      if (!head.includes('drip')) return socket.pause();
      const drip = setInterval(() => void socket.write('x'), DRIP_PAUSE);
      socket.on('close', () => clearInterval(drip));
      return socket;
    }),
  );
}

/** Stops the server with SIGTERM during writes and with slow clients, and starts it again (api-12, api/http-9, api/platform/postgres-7). */
export const stops: Fault = {
  name: 'stops',
  async run({ rounds, random }) {
    const findings = new Findings();
    await using club = await startClub({ LOG_LEVEL: 'warn' });
    const members = await signInBoth(club);
    for (let round = 0; round < rounds; round += 1) {
      const clients = await dialSlowClients(club);
      const writing = writeMany({
        kinds: ['request', 'change request', 'document'],
        count: WRITES,
        members,
        urlOf: () => club.url,
        random,
        findings,
      });
      await wait(random.between(0, LATEST_STOP));
      const begin = performance.now();
      const code = await club.stop('SIGTERM');
      const took = performance.now() - begin;
      findings.expect(code === 0, `SIGTERM ended the server with ${code}`);
      findings.expect(took < STOP_LIMIT, `SIGTERM took ${(took / 1000).toFixed(1)} s`);
      for (const client of clients) client.destroy();
      await club.start();
      const accepted = await writing;
      await checkWrites({ ...club, emails: () => allEmails(club) }, accepted, findings);
    }
    return findings;
  },
};
