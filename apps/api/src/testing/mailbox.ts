import type { Message } from '../platform/mail/message.ts';
import type { MailTransport } from '../platform/mail/transport.ts';

/** Takes the place of the mail's way out, and lets a test wait for what comes. */
export interface Mailbox extends MailTransport {
  readonly messages: () => readonly (Message & { readonly id: string })[];
  /** The first message that fulfils the condition, now or once it comes. */
  next(condition: (message: Message) => boolean): Promise<Message>;
  /** The one-time code that comes next to an address; each is given once. */
  nextCode(address: string): Promise<string>;
  /** While set, deliveries fail with this error. */
  failWith(error: Error | undefined): void;
  readonly failures: () => number;
}

export function createMailbox(): Mailbox {
  const messages = new Map<string, Message & { id: string }>();
  const waiting = new Set<() => void>();
  const used = new Set<string>();
  let failure: Error | undefined;
  let failures = 0;

  const next = (condition: (message: Message & { id: string }) => boolean) =>
    new Promise<Message & { id: string }>((resolve) => {
      const look = () => {
        const found = [...messages.values()].find(condition);
        if (found === undefined) return;
        waiting.delete(look);
        resolve(found);
      };
      waiting.add(look);
      look();
    });
  const tell = () => {
    for (const look of waiting) look();
  };

  return {
    deliver(id, message) {
      if (failure !== undefined) {
        failures += 1;
        tell();
        return Promise.reject(failure);
      }
      messages.set(id, { ...message, id });
      tell();
      return Promise.resolve();
    },
    messages: () => [...messages.values()],
    next,
    async nextCode(address) {
      const isCode = (message: Message & { id: string }) =>
        message.to.address === address &&
        message.subject.startsWith('Your sign-in code') &&
        !used.has(message.id);
      const message = await next(isCode);
      used.add(message.id);
      return /^ +(\d{6})$/m.exec(message.text)?.[1] ?? '';
    },
    failWith: (error) => void (failure = error),
    failures: () => failures,
  };
}
