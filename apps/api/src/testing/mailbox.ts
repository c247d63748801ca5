import type { Message } from '../platform/mail/message.ts';
import type { MailTransport } from '../platform/mail/transport.ts';

/** A mail transport for tests, which can wait for a message. */
export interface Mailbox extends MailTransport {
  readonly messages: () => readonly (Message & { readonly id: string })[];
  /** Returns the first message that meets the condition, waiting for it if needed. */
  next(condition: (message: Message) => boolean): Promise<Message>;
  /** Waits for the next one-time code sent to an email address. Each code is returned once. */
  nextCode(email: string): Promise<string>;
  /** While set, deliveries fail with this error. */
  failWith(error: Error | undefined): void;
  readonly failures: () => number;
}

/** Creates an empty {@link Mailbox}. */
export function createMailbox(): Mailbox {
  const messages = new Map<string, Message & { id: string }>();
  const waiters = new Set<() => void>();
  const usedIds = new Set<string>();
  let failure: Error | undefined;
  let failures = 0;

  const next = (condition: (message: Message & { id: string }) => boolean) =>
    new Promise<Message & { id: string }>((resolve) => {
      const check = () => {
        const found = [...messages.values()].find(condition);
        if (found === undefined) return;
        waiters.delete(check);
        resolve(found);
      };
      waiters.add(check);
      check();
    });
  const notify = () => {
    for (const check of waiters) check();
  };

  return {
    deliver(id, message) {
      if (failure !== undefined) {
        failures += 1;
        notify();
        return Promise.reject(failure);
      }
      messages.set(id, { ...message, id });
      notify();
      return Promise.resolve();
    },
    messages: () => [...messages.values()],
    next,
    async nextCode(email) {
      const isCode = (message: Message & { id: string }) =>
        message.to.address === email &&
        message.subject.includes('is your sign-in code') &&
        !usedIds.has(message.id);
      const message = await next(isCode);
      usedIds.add(message.id);
      return /^ +(\d{6})$/m.exec(message.text)?.[1] ?? '';
    },
    failWith: (error) => void (failure = error),
    failures: () => failures,
  };
}
