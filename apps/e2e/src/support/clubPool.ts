import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Club, sharedClub, startClub, type SharedClub } from './club.ts';
import { bundleVariable, checkoutCommand } from './clubCommand.ts';

/** The environment variable with the URL of a {@link startClubPool}. */
const poolVariable = 'PARLOUR_CLUB_POOL';

/** Clubs that several test processes use one after the other. */
export interface ClubPool {
  /** The environment variables that make a test process lease its club, and start its own ones from the pool's bundle. */
  readonly environment: Readonly<Record<string, string>>;
  /** Stops every club and removes its data. */
  readonly dispose: () => Promise<void>;
}

/** A club that is this process's own until it is released. */
export interface LeasedClub {
  readonly club: SharedClub;
  readonly release: () => Promise<void>;
}

/**
 * Starts a pool that lends each club to one process at a time, because starting one takes longer than most journeys.
 * A lease is an open response: it ends with the connection, even when the process that holds it crashes.
 */
export async function startClubPool(): Promise<ClubPool> {
  const bundleFolder = await mkdtemp(join(tmpdir(), 'parlour-server-'));
  const clubs = new Set<Promise<Club>>();
  const idle: Club[] = [];
  const started = async () => {
    const starting = checkoutCommand(bundleFolder).then((command) => startClub({}, command));
    clubs.add(starting);
    return starting;
  };
  const server = createServer((_, response) => {
    void (async () => {
      try {
        const club = idle.pop() ?? (await started());
        if (response.destroyed) return void idle.push(club);
        response.on('close', () => idle.push(club));
        response.write(`${club.url}\n${club.folder}`);
      } catch (error) {
        response.writeHead(500).end(String(error));
      }
    })();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return {
    environment: {
      [poolVariable]: `http://127.0.0.1:${address.port}`,
      [bundleVariable]: bundleFolder,
    },
    dispose: async () => {
      server.close();
      server.closeAllConnections();
      await Promise.all(
        [...clubs].map((starting) =>
          starting.then(
            (club) => club.dispose(),
            () => undefined,
          ),
        ),
      );
      await rm(bundleFolder, { recursive: true, force: true });
    },
  };
}

const lease = async (poolUrl: string): Promise<LeasedClub> => {
  const leaving = new AbortController();
  const response = await fetch(poolUrl, { signal: leaving.signal });
  const reader = response.body?.getReader();
  const { value } = (await reader?.read()) ?? {};
  const text = new TextDecoder().decode(value);
  if (!response.ok) throw new Error(`No club could be leased: ${text}`);
  const [url = '', folder = ''] = text.split('\n');
  return { club: sharedClub(url, folder), release: async () => leaving.abort() };
};

/** Leases a club from the pool if there is one, and starts a club otherwise. */
export async function leaseClub(): Promise<LeasedClub> {
  const poolUrl = process.env[poolVariable];
  if (poolUrl !== undefined) return lease(poolUrl);
  const club = await startClub();
  return { club, release: club.dispose };
}
