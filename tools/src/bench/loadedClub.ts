import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Club, startClub } from '@parlour/e2e';
import { root } from '../workspace/paths.ts';
import type { Headers } from './bareReference.ts';
import { startMailSink } from './mailSink.ts';
import { signInByApi } from './tokenHeaders.ts';

const MEMBERS = 60;

/** A signed-in member, who calls from an IP address of their own. */
export interface LoadMember {
  readonly email: string;
  readonly headers: Headers;
}

/** Adds members to a running club, whose emails are `member1@load.example` and so on. */
const fillMembers = (club: Club, count: number) =>
  promisify(execFile)(
    process.execPath,
    [
      '--conditions=@parlour/source',
      join(root, 'apps/api/src/testing/fill-members.ts'),
      String(count),
    ],
    { env: { ...process.env, NODE_OPTIONS: '', DATA_DIR: club.dataDirectory } },
  );

/** Starts a club with signed-in members and a local mail server. The server trusts `X-Forwarded-For`. */
export async function startLoadedClub(count = MEMBERS) {
  await using stack = new AsyncDisposableStack();
  const sink = stack.use(await startMailSink());
  const environment = { LOG_LEVEL: 'warn', TRUST_PROXY: '127.0.0.1', SMTP_URL: sink.url };
  const club = stack.use(await startClub(environment));
  await fillMembers(club, count);
  const folder = join(club.dataDirectory, 'mail');
  await mkdir(folder, { recursive: true });
  sink.keepIn(folder);
  const members: LoadMember[] = [];
  for (let number = 1; number <= count; number += 1) {
    const email = `member${number}@load.example`;
    const address = { 'x-forwarded-for': `198.51.100.${number}` };
    const { headers } = await signInByApi(club, email, address);
    members.push({ email, headers: { ...headers, ...address } });
  }
  sink.keepIn(undefined);
  const resources = stack.move();
  return {
    club,
    members,
    whenMailIsSent: () => sink.whenQuiet(),
    [Symbol.asyncDispose]: () => resources.disposeAsync(),
  };
}
