import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';

/** Milliseconds. Letters leave after the answer, which takes long while the machine is busy. */
const mailLimit = 60_000;

/** The folder into which the server writes one `.eml` file for each message. */
export class Mailbox {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Every message to an address, oldest first. */
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

  /** Waits for a message to an address that fulfils a condition. */
  async waitFor(address: string, condition: (message: Email) => boolean): Promise<Email> {
    const deadline = Date.now() + mailLimit;
    for (;;) {
      const found = (await this.messagesTo(address)).findLast(condition);
      if (found !== undefined) return found;
      if (Date.now() > deadline) throw new Error(`No such message reached ${address}.`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** Every one-time code that has reached an address. */
  async codesTo(address: string): Promise<readonly string[]> {
    const messages = await this.messagesTo(address);
    return messages.map(codeIn).filter((code) => code !== undefined);
  }

  /** Waits for a one-time code to an address beside those that are `known`, which it has got before. */
  async waitForCode(address: string, known: readonly string[] = []): Promise<string> {
    const message = await this.waitFor(address, (candidate) => {
      const code = codeIn(candidate);
      return code !== undefined && !known.includes(code);
    });
    return codeIn(message) ?? '';
  }
}

const codeIn = (message: Email): string | undefined => /\b\d{6}\b/.exec(message.text ?? '')?.[0];
