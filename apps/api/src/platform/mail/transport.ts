import { createHash } from 'node:crypto';
import { mkdirSync, renameSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { type Clock, SECOND } from '../process/clock.ts';
import { hostOf, type Message } from './message.ts';

/** Delivers messages. Delivery is idempotent by id. */
export interface MailTransport {
  /**
   * Resolves once the message is accepted, and rejects otherwise: with a {@link RefusedError} where another try would get
   * the same response.
   *
   * @param signal - ends the delivery.
   */
  deliver(id: string, message: Message, signal: AbortSignal): Promise<void>;
}

/** The mail server refused a message for good. The message is its response. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
  /** The code of the response, such as 550. */
  readonly code: number;

  constructor(code: number, error: Error) {
    super(error.message, { cause: error });
    this.code = code;
  }
}

/** Who sends, as it is at the time of a delivery. */
interface Sender {
  readonly clubName: string;
  readonly staffEmail: string;
  readonly clock: Clock;
}

/** Collapses line breaks and runs of spaces to one space, so that no header can be injected. */
// oxlint-disable-next-line no-control-regex
const toOneLine = (text: string) => text.replaceAll(/[\s\u0000-\u001f\u007f]+/g, ' ').trim();

const automatic = { 'Auto-Submitted': 'auto-generated' } as const;

/** The bytes of a conversation's time, which Outlook only shows, and those of its id (MS-OXOMSG 2.2.1.3). */
const INDEX_TIME = 5;
const INDEX_ID = 16;

/** Names the thread of an email: for most programs its root, for Outlook an id derived from that. */
function threadHeaders(root: string, topic: string | undefined) {
  const id = createHash('sha256').update(root).digest().subarray(0, INDEX_ID);
  const index = Buffer.concat([Buffer.from([1]), Buffer.alloc(INDEX_TIME), id]);
  return {
    inReplyTo: root,
    references: root,
    headers: {
      ...automatic,
      'Thread-Index': index.toString('base64'),
      ...(topic !== undefined && { 'Thread-Topic': toOneLine(topic) }),
    },
  };
}

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
    headers: automatic,
    // All messages of a thread name one root, which itself is never sent (api/emails-20).
    ...(message.thread === undefined
      ? {}
      : threadHeaders(`<${toOneLine(message.thread)}@${hostOf(staffEmail)}>`, message.topic)),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** How long an SMTP server may be silent, in milliseconds. */
interface SmtpTimeouts {
  readonly connectionTimeout: number;
  readonly greetingTimeout: number;
  readonly socketTimeout: number;
}

// A server that checks a message, or that holds back strangers, takes a while to respond.
const defaultTimeouts: SmtpTimeouts = {
  connectionTimeout: 10 * SECOND,
  greetingTimeout: 30 * SECOND,
  socketTimeout: 60 * SECOND,
};

type Mailer = typeof import('nodemailer');

/** Returns a function that makes something of the mailer at its first call, since a start sends no email and it is large. */
function onDemand<Made>(make: (mailer: Mailer) => Made): () => Promise<Made> {
  let made: Promise<Made> | undefined;
  return () => (made ??= import('nodemailer').then(make));
}

/** Creates a transport that sends over SMTP. */
export function smtpTransport(
  url: string,
  sender: Sender,
  timeouts = defaultTimeouts,
): MailTransport {
  // Destroys the connection of a delivery that ends early. A closing one could still deliver the message.
  const loadTransport = onDemand(({ createTransport }) =>
    createTransport({ url, ...timeouts, socketCloseTimeout: 0 }),
  );
  return {
    async deliver(id, message, signal) {
      const transport = await loadTransport();
      try {
        await transport.sendMail({ ...envelopeOf(id, message, sender), signal });
      } catch (error) {
        throw refusedErrorOf(error) ?? error;
      }
    },
  };
}

// Milliseconds, since a person waits for it at a page.
const VERIFY_TIMEOUT = 8 * SECOND;

/** Signs in to a mail server without sending anything. Rejects with what the server said, or with what went wrong. */
export async function verifySmtp(url: string): Promise<void> {
  const timeouts = {
    connectionTimeout: VERIFY_TIMEOUT,
    greetingTimeout: VERIFY_TIMEOUT,
    socketTimeout: VERIFY_TIMEOUT,
  };
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ url, ...timeouts });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

// A failed login says nothing about the message. It ends when the club corrects the password.
function refusedErrorOf(error: unknown): RefusedError | undefined {
  if (!(error instanceof Error) || !('responseCode' in error)) return undefined;
  const { responseCode } = error;
  const isFinal = typeof responseCode === 'number' && responseCode >= 500;
  if (!isFinal || ('code' in error && error.code === 'EAUTH')) return undefined;
  return new RefusedError(responseCode, error);
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
  const loadComposer = onDemand(({ createTransport }) =>
    createTransport({ streamTransport: true, buffer: true, newline: 'windows' }),
  );
  return {
    async deliver(id, message) {
      const composer = await loadComposer();
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
