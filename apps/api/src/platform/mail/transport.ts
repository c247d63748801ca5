import { mkdirSync, renameSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Clock } from '../process/clock.ts';
import { hostOf, type Message } from './message.ts';

/** Delivers messages. Delivery is idempotent by id. */
export interface MailTransport {
  /** Resolves once the message is accepted, and rejects otherwise. */
  deliver(id: string, message: Message): Promise<void>;
}

interface Sender {
  readonly clubName: string;
  readonly staffEmail: string;
  readonly clock: Clock;
}

/** Collapses line breaks and runs of spaces to one space, so that no header can be injected. */
// oxlint-disable-next-line no-control-regex
const toOneLine = (text: string) => text.replaceAll(/[\s\u0000-\u001f\u007f]+/g, ' ').trim();

function envelopeOf(id: string, message: Message, { clubName, staffEmail, clock }: Sender) {
  const mailboxOf = ({ name, address }: Message['to']) => ({
    name: toOneLine(name),
    address: toOneLine(address),
  });
  return {
    from: mailboxOf({ name: clubName, address: staffEmail }),
    to: mailboxOf(message.to),
    ...(message.replyTo === undefined ? {} : { replyTo: mailboxOf(message.replyTo) }),
    subject: toOneLine(message.subject),
    text: message.text,
    html: message.html,
    // In Base64, so that a file arrives byte for byte, line breaks included.
    attachments: (message.attachments ?? []).map((attachment) => ({
      ...attachment,
      contentTransferEncoding: 'base64' as const,
    })),
    // The same on every try, so that a mailbox deduplicates a message delivered twice.
    messageId: `<${id}@${hostOf(staffEmail)}>`,
    date: clock.now(),
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

const SMTP_TIMEOUT = 10_000;

/** Creates a transport that sends over SMTP. */
export function smtpTransport(url: string, sender: Sender): MailTransport {
  const transport = createTransport(url, {});
  Object.assign(transport.options, {
    connectionTimeout: SMTP_TIMEOUT,
    greetingTimeout: SMTP_TIMEOUT,
    socketTimeout: SMTP_TIMEOUT,
  });
  return {
    async deliver(id, message) {
      await transport.sendMail(envelopeOf(id, message, sender));
    },
  };
}

/**
 * Creates a transport that writes each message as `ID.eml` into a folder, atomically. The ids sort by time.
 *
 * @param onWritten - called for each file.
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
      const temporaryFile = `${file}.incoming`;
      const handle = await open(temporaryFile, 'w', 0o600);
      try {
        await handle.writeFile(composed);
        await handle.sync();
      } finally {
        await handle.close();
      }
      renameSync(temporaryFile, file);
      onWritten(file, message);
    },
  };
}
