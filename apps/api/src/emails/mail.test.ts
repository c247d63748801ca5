import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { after, MINUTE } from '../platform/process/clock.ts';
import { START, STAFF } from '../testing/constants.ts';
import { startTestClub, type TestClub } from '../testing/testClub.ts';
import { startMail } from '../testing/testMail.ts';
import type { Message } from '../platform/mail/message.ts';
import { renderEmail } from './branding.ts';
import { fileTransport, smtpTransport } from '../platform/mail/transport.ts';
import { branding } from '../testing/branding.ts';

const sender = { ...branding, clock: { now: () => START } };
const id = '018e0000-0000-7000-8000-000000000001';
const { signal } = new AbortController();

const emailMessage = (changed: { subject?: string; name?: string } = {}): Message =>
  renderEmail(branding, {
    to: { name: changed.name ?? 'Ada', address: 'ada@club.example' },
    replyTo: { name: 'Staff', address: STAFF },
    subject: changed.subject ?? 'A subject',
    title: 'A <title>',
    parts: [
      { kind: 'text', text: 'Line one\nline <b>two</b>' },
      { kind: 'code', text: '123456' },
      { kind: 'rows', rows: [['Label', '<script>']] },
    ],
  });

async function writeToFile(message: Message): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-mail-'));
  await fileTransport(folder, sender, () => undefined).deliver(id, message, signal);
  const file = readFileSync(join(folder, `${id}.eml`));
  await rm(folder, { recursive: true });
  return file;
}

const parseWritten = async (message: Message): Promise<Email> =>
  PostalMime.parse(await writeToFile(message));

test('api/emails-1: an email has a text and an HTML form, from the club, with a reply address', async () => {
  const email = await parseWritten(emailMessage());
  expect(email).toMatchObject({
    subject: 'A subject',
    from: { name: 'The Club', address: STAFF },
    to: [{ name: 'Ada', address: 'ada@club.example' }],
    replyTo: [{ address: STAFF }],
    messageId: `<${id}@club.example>`,
  });
  expect(email.text).toContain('123456');
  expect(email.html).toContain('123456');
  expect(email.html).toContain('line &lt;b&gt;two&lt;/b&gt;');
  expect(email.html).not.toContain('<script>');
});

test('api/emails-2: no header can be smuggled in through a subject or a name', async () => {
  const email = await parseWritten(
    emailMessage({
      subject: 'Hi\r\nBcc: spy@evil.example\r\n\r\nbody',
      name: 'Ada\r\nCc: spy@evil.example',
    }),
  );
  expect(email.bcc ?? []).toEqual([]);
  expect(email.cc ?? []).toEqual([]);
  expect(email.to).toHaveLength(1);
  expect(email.subject).toBe('Hi Bcc: spy@evil.example body');
});

test('api/emails-3: delivered twice, a message is one file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-mail-'));
  const files: string[] = [];
  const transport = fileTransport(folder, sender, (file) => files.push(file));
  await transport.deliver(id, emailMessage(), signal);
  await transport.deliver(id, emailMessage(), signal);
  expect(readdirSync(folder)).toEqual([`${id}.eml`]);
  expect(files).toHaveLength(2);
  await rm(folder, { recursive: true });
});

test('api/emails-4: mail goes out over SMTP, with the same Message-ID on every try', async () => {
  const received: Promise<Email>[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push(PostalMime.parse(Buffer.concat(chunks)));
        callback();
      });
    },
  });
  const port = await new Promise<number>((resolve) => {
    const listening = server.listen(0, '127.0.0.1', () =>
      resolve((listening.address() as AddressInfo).port),
    );
  });
  const transport = smtpTransport(`smtp://127.0.0.1:${port}`, sender);
  await transport.deliver(id, emailMessage(), signal);
  await transport.deliver(id, emailMessage(), signal);
  const [one, two] = await Promise.all(received);
  expect(one?.messageId).toBe(`<${id}@club.example>`);
  expect(two?.messageId).toBe(one?.messageId);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  await expect(transport.deliver(id, emailMessage(), signal)).rejects.toThrow('ECONNREFUSED');
});

test('api/emails-7: a file attached to an email arrives byte for byte', async () => {
  const content = 'BEGIN:VCALENDAR\r\nSUMMARY:Été\r\n 🎁 \nlast';
  const attachment = {
    filename: 'event.ics',
    contentType: 'text/calendar; charset=utf-8',
    content,
  };
  const message = { ...emailMessage(), attachments: [attachment] };
  const [file] = (await parseWritten(message)).attachments;
  expect(file).toMatchObject({ filename: 'event.ics', mimeType: 'text/calendar' });
  // The parser normalizes line breaks of texts, so the test reads the bytes.
  const [, encoded = ''] =
    /filename=event\.ics\r\n\r\n([^-]+)\r\n--/.exec(String(await writeToFile(message))) ?? [];
  expect(Buffer.from(encoded, 'base64').toString()).toBe(content);
});

let club: TestClub;
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ club, stop } = await startTestClub());
});
afterAll(() => stop());

test('api/emails-5: mail that can not be sent waits, and is delivered once the way is open', async () => {
  const as = await club.signIn();
  club.mailbox.failWith(new Error('the mail server is down'));
  const body = { requestType: 'Other', subject: 'Patience', otherDescription: 'A tuner' } as const;
  const { status } = await club.api.submitRequest({ body }, { as });
  expect(status).toBe(201);
  await expect.poll(() => club.mailbox.failures(), { timeout: 10_000 }).toBeGreaterThanOrEqual(2);
  club.mailbox.failWith(undefined);
  const isExpected = (mail: Message) => mail.subject.includes('Patience');
  await club.mailbox.next((mail) => isExpected(mail) && mail.to.address === STAFF);
  await expect.poll(() => club.mailbox.messages().filter(isExpected).length).toBe(2);
});

test('api/emails-6: a message leaves with its transaction, or not at all, and not after it has lost its use', async () => {
  const { mailbox, outbox, database, testDatabase } = await startMail();
  const rolledBack = database.transaction(async (transaction) => {
    await outbox.put(transaction, emailMessage({ subject: 'Rolled back' }));
    throw new Error('no');
  });
  await expect(rolledBack).rejects.toThrow('no');
  await database.transaction((transaction) =>
    outbox.put(transaction, emailMessage({ subject: 'Too late' }), after(START, -MINUTE)),
  );
  await database.transaction((transaction) => outbox.put(transaction, null));
  await database.transaction((transaction) =>
    outbox.put(transaction, emailMessage({ subject: 'Sent' }), after(START, MINUTE)),
  );
  await mailbox.next(({ subject }) => subject === 'Sent');
  const waiting = () =>
    testDatabase.run(
      `select 1 from pgboss.job where name like 'mail%' and state not in ('completed')`,
    );
  await expect.poll(waiting).toEqual([]);
  expect(mailbox.messages().map(({ subject }) => subject)).toEqual(['Sent']);
});

test('api/emails-20: the emails of a thread name one root and one conversation, whatever their subjects say', async () => {
  const headersOf = async (what: string, thread: string) => {
    const topic = 'A table for two';
    const email = { ...emailMessage({ subject: `[${what}] ${topic}` }), thread, topic };
    const { headers, inReplyTo, references } = await PostalMime.parse(await writeToFile(email));
    const valueOf = (name: string) => headers.find(({ key }) => key === name)?.value;
    const conversation = valueOf('thread-index') ?? '';
    expect(Buffer.from(conversation, 'base64')).toHaveLength(22);
    expect([inReplyTo, valueOf('thread-topic')]).toEqual([references, topic]);
    return { root: references, conversation };
  };
  const first = await headersOf('Received', 'request-thread-1');
  expect(first.root).toBe('<request-thread-1@club.example>');
  expect(await headersOf('Confirmed', 'request-thread-1')).toEqual(first);
  const other = await headersOf('Received', 'request-thread-2');
  expect(other.conversation).not.toBe(first.conversation);
});
