import { once } from 'node:events';
import { createServer } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { freePort } from '../../support/club.ts';

/** How a {@link MailServer} treats emails. */
type MailMode = 'pass' | 'slow' | 'silent' | 'refusing' | 'rejecting' | 'full';

/** A mail server on 127.0.0.1 that stores what it accepts, and can be made slow, silent, refusing or full. */
export interface MailServer extends AsyncDisposable {
  readonly url: string;
  readonly emails: readonly Email[];
  readonly setMode: (mode: MailMode) => Promise<void>;
  /** Returns the codes sent to an email address. */
  readonly codesTo: (email: string) => Promise<readonly string[]>;
  /** Waits for a code to an email address that is not in `known`. */
  readonly waitForCode: (email: string, known?: readonly string[]) => Promise<string>;
}

const SLOWNESS = 1000;
const CODE_TIMEOUT = 30_000;
const rejections: Partial<Record<MailMode, string>> = {
  rejecting: '451 4.3.0 Try again later',
  full: '452 4.3.1 Insufficient system storage',
};

const rejectionOf = (text: string): Error =>
  Object.assign(new Error(text.slice(4)), { responseCode: Number(text.slice(0, 3)) });

/** Starts a mail server on a free port. */
export async function startMailServer(): Promise<MailServer> {
  const port = await freePort();
  const emails: Email[] = [];
  let mode: MailMode = 'pass';
  let listening: { close: (callback: () => void) => unknown } | undefined;

  const startSmtp = () =>
    new SMTPServer({
      disabledCommands: ['STARTTLS'],
      authOptional: true,
      onData(stream, _session, done) {
        const receive = async () => {
          const content = await buffer(stream);
          const rejection = rejections[mode];
          if (rejection !== undefined) throw rejectionOf(rejection);
          if (mode === 'slow') await wait(SLOWNESS);
          emails.push(await PostalMime.parse(content));
        };
        receive().then(
          () => done(),
          (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
        );
      },
    });
  /** Accepts connections and never greets. */
  const startSilence = () => createServer((socket) => void socket.on('error', () => undefined));

  const listen = async () => {
    const server = mode === 'silent' ? startSilence() : startSmtp();
    // A client may be killed while it sends.
    if (server instanceof SMTPServer) server.on('error', () => undefined);
    const bound = server.listen(port, '127.0.0.1');
    await once('server' in server ? server.server : bound, 'listening');
    listening = server;
  };
  const close = async () => {
    const closing = listening;
    listening = undefined;
    // Connections that are open may end by themselves.
    closing?.close(() => undefined);
  };
  const codesTo = async (email: string) =>
    emails
      .filter(({ to }) => to?.some(({ address }) => address === email))
      .map(({ text }) => /\b\d{6}\b/.exec(text ?? '')?.[0])
      .filter((code) => code !== undefined);

  await listen();
  return {
    url: `smtp://127.0.0.1:${port}`,
    emails,
    async setMode(next) {
      const needsOther = (one: MailMode) => one === 'silent' || one === 'refusing';
      const changes = needsOther(mode) || needsOther(next);
      mode = next;
      if (!changes) return;
      await close();
      if (mode !== 'refusing') await listen();
    },
    codesTo,
    async waitForCode(email, known = []) {
      const deadline = Date.now() + CODE_TIMEOUT;
      for (;;) {
        const code = (await codesTo(email)).findLast((found) => !known.includes(found));
        if (code !== undefined) return code;
        if (Date.now() > deadline) throw new Error(`No code reached ${email}.`);
        await wait(50);
      }
    },
    async [Symbol.asyncDispose]() {
      await close();
    },
  };
}
