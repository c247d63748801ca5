import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import PostalMime from 'postal-mime';
import { expect, onTestFinished } from 'vitest';
import { embeddedAddress } from '../platform/database/embedded/address.ts';
import type { Written } from './everythingWritten.ts';

/** A server that is a process of its own, with all that it writes in a folder of its own, its database included. */
export interface WholeServer {
  readonly url: string;
  readonly folder: string;
  /** What it wrote to its log and to its other outputs, line by line. */
  lines(): readonly Written[];
  /** Each letter that it sent, decoded. */
  letters(): Promise<readonly Written[]>;
  /** Each answer that it gave, in order. */
  readonly answered: readonly Written[];
  /** Makes a call with the tokens of the member, and keeps the answer. */
  send(
    method: string,
    path: string,
    body?: object | string,
    headers?: Readonly<Record<string, string>>,
  ): Promise<WholeAnswer>;
  /** Signs a member in, whose tokens every later call carries. */
  signIn(email: string): Promise<Readonly<Record<string, string>>>;
  runInDatabase(statement: string): Promise<void>;
  /** Ends it as an operator does. */
  stop(): Promise<void>;
}

interface WholeAnswer {
  readonly status: number;
  readonly text: string;
}

const main = join(import.meta.dirname, '../main.ts');

/** Starts a server for one test that logs all that it can log, and waits until it takes calls. */
export async function startWholeServer(): Promise<WholeServer> {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-whole-'));
  chmodSync(folder, 0o755);
  const child = spawn(process.execPath, ['--conditions=@parlour/source', main], {
    env: { PATH: process.env['PATH'], DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'trace' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(async () => {
    await end(child);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const addressOf = () => /parlour: open (http:\S+) and sign in/.exec(output)?.[1];
  await expect.poll(addressOf, { timeout: 30_000 }).toBeDefined();
  const url = addressOf() ?? '';

  const answered: Written[] = [];
  let tokens: Readonly<Record<string, string>> = {};
  const send: WholeServer['send'] = async (method, path, body, headers = {}) => {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: {
        ...tokens,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: typeof body === 'object' ? JSON.stringify(body) : (body ?? null),
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    const heads = [...answer.headers].map((header) => header.join(': ')).join('\n');
    const where = `the answer to ${method} ${path}`;
    answered.push({ where, text: `${heads}\n${bytes.toString('latin1')}` });
    return { status: answer.status, text: bytes.toString() };
  };
  const letters = () => lettersIn(join(folder, 'mail'));

  return {
    url,
    folder,
    lines: () => output.split('\n').map((text) => ({ where: 'the log', text })),
    letters,
    answered,
    send,
    async signIn(email) {
      const before = (await letters()).length;
      await send('POST', '/api/simple-auth/request-otp', { email });
      await expect.poll(async () => (await letters()).length, { timeout: 10_000 }).toBe(before + 1);
      const code = /^ +(\d{6})/m.exec((await letters()).at(-1)?.text ?? '')?.[1];
      const { text } = await send('POST', '/api/simple-auth/verify-otp', { email, code });
      const { data } = JSON.parse(text);
      tokens = { authorization: `Bearer ${data.token}`, 'x-crm-token': data.user.crmToken };
      return tokens;
    },
    async runInDatabase(statement) {
      const client = new pg.Client({ connectionString: embeddedAddress(folder) });
      await client.connect();
      await client.query(statement);
      await client.end();
    },
    stop: () => end(child),
  };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

async function lettersIn(folder: string): Promise<readonly Written[]> {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const letterNames = names.filter((name) => name.endsWith('.eml')).toSorted();
  return Promise.all(
    letterNames.map(async (name): Promise<Written> => {
      const mail = await PostalMime.parse(readFileSync(join(folder, name)));
      return { where: name, text: [mail.subject, mail.text, mail.html].join('\n') };
    }),
  );
}
