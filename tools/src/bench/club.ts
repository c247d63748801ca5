import { execFile } from 'node:child_process';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { signInSchema, successSchema } from '@parlour/contract';
import { parseJson, recordOf } from '@parlour/core';
import { type Club, startClub, startMailServer } from '@parlour/e2e';
import * as z from 'zod/mini';
import { root } from '../workspace/paths.ts';

/** The headers of a request. */
export type Headers = Readonly<Record<string, string>>;

const signInResponse = successSchema(signInSchema);
const LOADED_MEMBERS = 60;
/** Milliseconds without an email that tell that all are sent. */
const QUIET_TIME = 5000;
const LOG_TRIES = 50;
/** Milliseconds. */
const LOG_PAUSE = 20;

/** Runs a program of `apps/api/src/testing` on a club. Returns the last line of its output. */
export async function runOnClub(
  { dataDirectory }: Club,
  program: string,
  ...values: readonly string[]
): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--conditions=@parlour/source', join(root, `apps/api/src/testing/${program}.ts`), ...values],
    {
      env: { ...process.env, NODE_OPTIONS: '', DATA_DIR: dataDirectory },
      maxBuffer: Number.POSITIVE_INFINITY,
    },
  );
  return stdout.trim().split('\n').at(-1) ?? '';
}

const cookieShape = z.looseObject({ cookie: z.string() });

/** Runs a program that fills the desk of a club. Returns the headers of its session there, and all that it printed. */
export async function fillClub(club: Club, program: string, ...values: readonly string[]) {
  const printed = cookieShape.parse(JSON.parse(await runOnClub(club, program, ...values)));
  const headers = { cookie: printed.cookie, 'x-desk': '1', 'sec-fetch-site': 'same-origin' };
  return { headers, printed };
}

/** Makes a call with JSON, a POST where it has a body. Rejects unless the call succeeds. */
export async function callJson(
  url: string,
  headers: Headers,
  body?: object,
  method = body === undefined ? 'GET' : 'POST',
): Promise<unknown> {
  const response = await fetch(url, {
    method,
    headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${url} got ${response.status}: ${await response.text()}`);
  return response.json();
}

/** Fetches a URL and returns the raw bytes of its response, still compressed. Rejects unless the status is 200. */
export async function fetchRawResponse(url: string, headers: Headers) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers }, resolve).on('error', reject);
  });
  const body = await buffer(response);
  if (response.statusCode !== 200) throw new Error(`${url} answered ${response.statusCode}.`);
  return { body, headers: response.headers };
}

/** Signs a member in through the API, without a browser. Returns the headers of later calls, and the member's id. */
export async function signInByApi(
  {
    url,
    mailbox,
  }: { readonly url: string; readonly mailbox: Pick<Club['mailbox'], 'waitForCode'> },
  email: string,
  headers: Headers = {},
) {
  await callJson(`${url}/api/simple-auth/request-otp`, headers, { email });
  const code = await mailbox.waitForCode(email);
  const response = await callJson(`${url}/api/simple-auth/verify-otp`, headers, { email, code });
  const { data } = signInResponse.parse(response);
  return {
    headers: { authorization: `Bearer ${data.token}`, 'x-crm-token': data.user.crmToken },
    memberId: data.user.id,
  };
}

/** A signed-in member, who calls from an IP address of their own. */
export interface LoadMember {
  readonly email: string;
  readonly headers: Headers;
}

/** Starts a club with signed-in members and a local mail server. The server trusts `X-Forwarded-For`. */
export async function startLoadedClub(count = LOADED_MEMBERS) {
  await using stack = new AsyncDisposableStack();
  const mailbox = stack.use(await startMailServer());
  const environment = { LOG_LEVEL: 'warn', TRUST_PROXY: '127.0.0.1', SMTP_URL: mailbox.url };
  const club = stack.use(await startClub(environment));
  const { headers: desk } = await fillClub(club, 'fill-members', String(count));
  const members: LoadMember[] = [];
  for (let number = 1; number <= count; number += 1) {
    const email = `member${number}@load.example`;
    const address = { 'x-forwarded-for': `198.51.100.${number}` };
    const { headers } = await signInByApi({ url: club.url, mailbox }, email, address);
    members.push({ email, headers: { ...headers, ...address } });
  }
  const resources = stack.move();
  return {
    club,
    members,
    /** The headers of a concierge. */
    desk,
    /** Resolves once no email has come for five seconds. */
    whenMailIsSent: async () => {
      for (let before = -1; before !== mailbox.emails.length; await wait(QUIET_TIME)) {
        before = mailbox.emails.length;
      }
    },
    [Symbol.asyncDispose]: () => resources.disposeAsync(),
  };
}

const millisecondsOf = (line: string): readonly number[] => {
  const { msg, milliseconds } = recordOf(parseJson(line)) ?? {};
  return msg === 'call' && typeof milliseconds === 'number' ? [milliseconds] : [];
};

/**
 * Calls `work` some times, one call after another. Returns the milliseconds that each took at the server, from its log.
 *
 * @param club - a club that logs at the level `debug`, and that nothing else calls meanwhile.
 * @param work - makes one call.
 */
export async function timeAtServer(
  club: Pick<Club, 'output'>,
  calls: number,
  work: (call: number) => Promise<unknown>,
): Promise<readonly number[]> {
  // The server writes the line of a call after its response: first that of the call before, in the end the last one.
  await wait(LOG_PAUSE);
  const begin = club.output().length;
  for (let call = 1; call <= calls; call += 1) await work(call);
  for (let tries = 0; tries < LOG_TRIES; tries += 1) {
    const times = club.output().slice(begin).split('\n').flatMap(millisecondsOf);
    if (times.length === calls) return times;
    await wait(LOG_PAUSE);
  }
  throw new Error(`The server did not log ${calls} calls.`);
}
