import { mkdirSync, renameSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Clock } from '../clock.ts';
import type { Message } from './message.ts';
import { hostOf } from './stationery.ts';

/** What takes messages away. Delivering one twice under the same id must have the effect of once. */
export interface MailTransport {
  /** Resolves once the message was taken; rejects where it was not. */
  deliver(id: string, message: Message): Promise<void>;
}

interface Sender {
  readonly clubName: string;
  readonly staffEmail: string;
  readonly clock: Clock;
}

/** Line breaks and runs of spaces become one space, so that no header can be smuggled in. */
// oxlint-disable-next-line no-control-regex
const oneLine = (text: string) => text.replaceAll(/[\s\u0000-\u001f\u007f]+/g, ' ').trim();

function envelopeOf(id: string, message: Message, { clubName, staffEmail, clock }: Sender) {
  const person = ({ name, address }: Message['to']) => ({
    name: oneLine(name),
    address: oneLine(address),
  });
  return {
    from: person({ name: clubName, address: staffEmail }),
    to: person(message.to),
    ...(message.replyTo === undefined ? {} : { replyTo: person(message.replyTo) }),
    subject: oneLine(message.subject),
    text: message.text,
    html: message.html,
    // In Base64, so that a file arrives to the byte, line breaks included.
    attachments: (message.attachments ?? []).map((attachment) => ({
      ...attachment,
      contentTransferEncoding: 'base64' as const,
    })),
    // The same on every try, so that mailboxes that get a message twice keep one.
    messageId: `<${id}@${hostOf(staffEmail)}>`,
    date: clock.now(),
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

const SMTP_WITHIN = 10_000;

/** Sends each message over SMTP. */
export function smtpTransport(url: string, sender: Sender): MailTransport {
  const transport = createTransport(url, {});
  Object.assign(transport.options, {
    connectionTimeout: SMTP_WITHIN,
    greetingTimeout: SMTP_WITHIN,
    socketTimeout: SMTP_WITHIN,
  });
  return {
    async deliver(id, message) {
      await transport.sendMail(envelopeOf(id, message, sender));
    },
  };
}

/**
 * Writes each message as `ID.eml` into a folder; ids sort by time. A file appears whole or not at all.
 *
 * @param onWritten - told of each file.
 */
export function fileTransport(
  folder: string,
  sender: Sender,
  onWritten: (file: string, message: Message) => void,
): MailTransport {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async deliver(id, message) {
      const { message: composed } = await composer.sendMail(envelopeOf(id, message, sender));
      const file = join(folder, `${id}.eml`);
      const incoming = `${file}.incoming`;
      const handle = await open(incoming, 'w', 0o600);
      try {
        await handle.writeFile(composed);
        await handle.sync();
      } finally {
        await handle.close();
      }
      renameSync(incoming, file);
      onWritten(file, message);
    },
  };
}
