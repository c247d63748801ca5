import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import PostalMime from 'postal-mime';
import { expect, onTestFinished, inject } from 'vitest';
import { embeddedConnectionString } from '../platform/postgres/embedded/connectionString.ts';
import type { WrittenText } from './canaries.ts';
import { bundledServer } from '../../bundledServer.ts';

/** A server in its own process, which writes everything, its database included, into its own folder. */
export interface WholeServer {
  readonly url: string;
  readonly folder: string;
  readonly pid: number;
  /** The lines of its standard output and standard error. */
  lines(): readonly WrittenText[];
  /** Each email that it sent, decoded. */
  emails(): Promise<readonly WrittenText[]>;
  /** Each response that it sent, in order. */
  readonly responses: readonly WrittenText[];
  /** Makes a call with the tokens of the member, and records the response. */
  send(
    method: string,
    path: string,
    body?: object | string,
    headers?: Readonly<Record<string, string>>,
  ): Promise<WholeResponse>;
  /** Signs a member in. Every later call carries the member's tokens. */
  signIn(email: string): Promise<Readonly<Record<string, string>>>;
  runInDatabase(statement: string): Promise<void>;
  /** Stops the process with SIGTERM, as an operator does. */
  stop(): Promise<void>;
}

interface WholeResponse {
  readonly status: number;
  readonly text: string;
}

/** Node's arguments to start the server from its sources, which load each module of a library on its own. */
export const fromSources = [
  '--conditions=@parlour/source',
  join(import.meta.dirname, '../main.ts'),
];

/**
 * Starts a server for one test with the most verbose log, and waits until it accepts calls.
 *
 * @param args - Node's arguments, by default those for the bundled server.
 */
export async function startWholeServer(
  environment: Readonly<Record<string, string>> = {},
  args?: readonly string[],
): Promise<WholeServer> {
  const program = args ?? [await bundledProgram('main.ts')];
  const folder = mkdtempSync(join(tmpdir(), 'parlour-whole-'));
  chmodSync(folder, 0o755);
  const child = spawn(process.execPath, program, {
    env: {
      ...programEnvironment,
      DATA_DIR: folder,
      PORT: '0',
      LOG_LEVEL: 'trace',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(async () => {
    await end(child);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const urlInOutput = () => /parlour: open (http:\S+) and sign in/.exec(output)?.[1];
  await expect.poll(urlInOutput, { timeout: 90_000 }).toBeDefined();
  const url = urlInOutput() ?? '';

  const responses: WrittenText[] = [];
  let tokens: Readonly<Record<string, string>> = {};
  const send: WholeServer['send'] = async (method, path, body, headers = {}) => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        ...tokens,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: typeof body === 'object' ? JSON.stringify(body) : (body ?? null),
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    const headerLines = [...response.headers].map((header) => header.join(': ')).join('\n');
    const where = `the response to ${method} ${path}`;
    responses.push({ where, text: `${headerLines}\n${bytes.toString('latin1')}` });
    return { status: response.status, text: bytes.toString() };
  };
  const readEmails = () => emailsIn(join(folder, 'mail'));

  return {
    url,
    folder,
    pid: child.pid ?? 0,
    lines: () => output.split('\n').map((text) => ({ where: 'the log', text })),
    emails: readEmails,
    responses: responses,
    send,
    async signIn(email) {
      const before = (await readEmails()).length;
      await send('POST', '/api/simple-auth/request-otp', { email });
      await expect
        .poll(async () => (await readEmails()).length, { timeout: 10_000 })
        .toBe(before + 1);
      const code = /^ +(\d{6})/m.exec((await readEmails()).at(-1)?.text ?? '')?.[1];
      const { text } = await send('POST', '/api/simple-auth/verify-otp', { email, code });
      const { data } = JSON.parse(text);
      tokens = { authorization: `Bearer ${data.token}`, 'x-crm-token': data.user.crmToken };
      return tokens;
    },
    async runInDatabase(statement) {
      const client = new pg.Client({ connectionString: embeddedConnectionString(folder) });
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

async function emailsIn(folder: string): Promise<readonly WrittenText[]> {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const emailNames = names.filter((name) => name.endsWith('.eml')).toSorted();
  return Promise.all(
    emailNames.map(async (name): Promise<WrittenText> => {
      const mail = await PostalMime.parse(readFileSync(join(folder, name)));
      return { where: name, text: [mail.subject, mail.text, mail.html].join('\n') };
    }),
  );
}

/**
 * Returns the path of a program of the {@link bundledServer}, which the files of a test run share.
 *
 * @param file - its path below `src`, such as `main.ts`.
 */
export async function bundledProgram(file: string): Promise<string> {
  return join(await bundledServer(inject('folder')), file.replace(/\.ts$/, '.js'));
}

/**
 * What a program that a test starts gets of this process's environment. All programs of a test run share what Node compiled of
 * them, and their errors name the lines of the sources.
 */
export const programEnvironment = {
  PATH: process.env['PATH'],
  NODE_OPTIONS: '--enable-source-maps',
  NODE_COMPILE_CACHE: join(inject('folder'), 'compiled'),
} as const;
