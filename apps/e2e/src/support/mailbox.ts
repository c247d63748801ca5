import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';

/** Milliseconds. Emails are sent after the response, which takes long on a busy machine. */
const mailTimeout = 120_000;

/** The folder where the server writes one `.eml` file per email. */
export class Mailbox {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Returns all messages to an email address, oldest first. */
  async messagesTo(address: string): Promise<readonly Email[]> {
    const names = await readdir(this.#folder).catch(() => []);
    const messages = await Promise.all(
      names
        .filter((name) => name.endsWith('.eml'))
        .map(async (name) => PostalMime.parse(await readFile(join(this.#folder, name)))),
    );
    return messages
      .filter((message) => message.to?.some((recipient) => recipient.address === address))
      .toSorted((one, other) => Date.parse(one.date ?? '') - Date.parse(other.date ?? ''));
  }

  /** Waits for a message to an email address that meets a condition. */
  async waitFor(address: string, condition: (message: Email) => boolean): Promise<Email> {
    const deadline = Date.now() + mailTimeout;
    for (;;) {
      const found = (await this.messagesTo(address)).findLast(condition);
      if (found !== undefined) return found;
      if (Date.now() > deadline) throw new Error(`No such message reached ${address}.`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** Returns all sign-in codes sent to an email address. */
  async codesTo(address: string): Promise<readonly string[]> {
    const messages = await this.messagesTo(address);
    return messages.map(codeIn).filter((code) => code !== undefined);
  }

  /** Waits for a sign-in code to an email address that is not in `known`. */
  async waitForCode(address: string, known: readonly string[] = []): Promise<string> {
    const message = await this.waitFor(address, (candidate) => {
      const code = codeIn(candidate);
      return code !== undefined && !known.includes(code);
    });
    return codeIn(message) ?? '';
  }
}

const codeIn = (message: Email): string | undefined => /\b\d{6}\b/.exec(message.text ?? '')?.[0];
