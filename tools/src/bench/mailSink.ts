import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@parlour/e2e';
import { SMTPServer } from 'smtp-server';

/** A local mail server that accepts every email. */
export interface MailSink extends AsyncDisposable {
  /** The server's `SMTP_URL`. */
  readonly url: string;
  /** From now on writes each email into this folder, or drops it. */
  keepIn(folder: string | undefined): void;
  /** Resolves once no email has come for five seconds. */
  whenQuiet(): Promise<void>;
}

/** Milliseconds. */
const QUIET_TIME = 5000;

/** Starts a mail server that drops what it accepts. */
export async function startMailSink(): Promise<MailSink> {
  let folder: string | undefined;
  let count = 0;
  const accept = async (content: Buffer) => {
    count += 1;
    if (folder !== undefined) await writeFile(join(folder, `${count}.eml`), content);
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 1000,
    onData(stream, _session, callback) {
      buffer(stream)
        .then(accept)
        .then(() => callback(), callback);
    },
  });
  const port = await freePort();
  const listening = server.listen(port, '127.0.0.1');
  await once(listening, 'listening');
  return {
    url: `smtp://127.0.0.1:${port}`,
    keepIn: (name) => void (folder = name),
    async whenQuiet() {
      for (let before = -1; before !== count; await wait(QUIET_TIME)) before = count;
    },
    [Symbol.asyncDispose]: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
