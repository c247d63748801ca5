import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { MEMBER, STAFF, START } from '../../testing/constants.ts';
import { messageTo, startMail } from '../../testing/testMail.ts';
import { MINUTE, SECOND } from '../process/clock.ts';
import { RefusedError, smtpTransport } from './transport.ts';

vi.setConfig({ testTimeout: 300_000 });

const sender = { clubName: 'The Club', staffEmail: STAFF, clock: { now: () => START } };
const id = '018e0000-0000-7000-8000-000000000001';
const { signal } = new AbortController();
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 50, socketTimeout: 50 };

async function listen(server: Pick<Server, 'listen' | 'address' | 'close'>): Promise<string> {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', () => resolve()));
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return `smtp://127.0.0.1:${address.port}`;
}

async function startServer(options: SMTPServerOptions): Promise<string> {
  const server = new SMTPServer({ disabledCommands: ['STARTTLS'], authOptional: true, ...options });
  const address = await new Promise<AddressInfo>((resolve) => {
    const listening = server.listen(0, '127.0.0.1', () => {
      const found = listening.address();
      if (found !== null && typeof found !== 'string') resolve(found);
    });
  });
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())));
  return `smtp://127.0.0.1:${address.port}`;
}

test.each([
  ['from the start', ''],
  ['after its greeting', '220 mail.example ESMTP\r\n'],
])('api/emails-9: a mail server that is silent %s ends the try', async (_when, greeting) => {
  const url = await listen(createServer((socket) => void socket.write(greeting)));
  const delivery = smtpTransport(url, sender, timeouts).deliver(id, messageTo(MEMBER, 'A'), signal);
  await expect(delivery).rejects.toMatchObject({ code: 'ETIMEDOUT' });
});

test('api/emails-9: a try that is ended leaves no connection, though the mail server goes on to respond', async () => {
  const connected = Promise.withResolvers<Socket>();
  const url = await listen(
    createServer((socket) => {
      socket.on('error', () => undefined);
      socket.write('220-mail.example\r\n');
      connected.resolve(socket);
    }),
  );
  const controller = new AbortController();
  const delivery = smtpTransport(url, sender, { ...timeouts, greetingTimeout: 60_000 }).deliver(
    id,
    messageTo(MEMBER, 'A'),
    controller.signal,
  );
  const socket = await connected.promise;
  const closed = new Promise((resolve) => socket.once('close', resolve));
  controller.abort();
  await expect(delivery).rejects.toMatchObject({ code: 'EABORT' });
  await closed;
});

const responseTo = (code: number) => Object.assign(new Error('no'), { responseCode: code });
test.each<[string, SMTPServerOptions]>([
  ['to its recipient', { onRcptTo: (_recipient, _session, done) => done(responseTo(550)) }],
  ['to its sender', { onMailFrom: (_recipient, _session, done) => done(responseTo(550)) }],
  [
    'to its text',
    {
      onData: (stream, _session, done) =>
        void stream.resume().on('end', () => done(responseTo(550))),
    },
  ],
])('api/emails-11: a 5xx response %s refuses a message', async (_to, options) => {
  const refusing = smtpTransport(await startServer(options), sender);
  const rejected = refusing.deliver(id, messageTo(MEMBER, 'A'), signal);
  await expect(rejected).rejects.toBeInstanceOf(RefusedError);
  await expect(rejected).rejects.toMatchObject({ code: 550 });
});

test('api/emails-11: neither a 4xx response nor a refused login refuses a message', async () => {
  const overloaded = await startServer({
    onMailFrom: (_recipient, _session, done) => done(responseTo(451)),
  });
  const delivery = smtpTransport(overloaded, sender).deliver(id, messageTo(MEMBER, 'A'), signal);
  await expect(delivery).rejects.not.toBeInstanceOf(RefusedError);
  const strict = await startServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(responseTo(535)),
  });
  const login = smtpTransport(strict.replace('//', '//club:wrong@'), sender);
  const rejected = login.deliver(id, messageTo(MEMBER, 'A'), signal);
  await expect(rejected).rejects.not.toBeInstanceOf(RefusedError);
  await expect(rejected).rejects.toMatchObject({ code: 'EAUTH' });
});

test('api/emails-9, api/emails-10: a slow mail server gets each email once, and a code in its own time', async () => {
  const isLong = inject('isLong');
  const [slowness, count] = [20 * SECOND, isLong ? 40 : 10];
  const begun: string[] = [];
  const accepted: string[] = [];
  const codeAccepted = Promise.withResolvers<void>();
  // In the short run the letters wait for the code, however long it takes.
  const accept = (address: string) =>
    isLong ? wait(slowness) : address === MEMBER ? Promise.resolve() : codeAccepted.promise;
  const url = await startServer({
    onData(stream, session, done) {
      const [{ address } = { address: '' }] = session.envelope.rcptTo;
      begun.push(address);
      stream.resume().on('end', () => {
        void accept(address).then(() => {
          accepted.push(address);
          if (address === MEMBER) codeAccepted.resolve();
          done();
        });
      });
    },
  });
  const { put, database, outbox } = await startMail(() => smtpTransport(url, sender));
  const emails = Array.from({ length: count }, (_, index) => `member-${index}@club.example`);
  await database.transaction(async (transaction) => {
    for (const email of emails) await outbox.put(transaction, messageTo(email, 'A letter'));
  });
  await expect.poll(() => begun.length).toBeGreaterThan(0);
  const asked = performance.now();
  await put(messageTo(MEMBER, 'A code'), new Date(START.getTime() + MINUTE));
  await expect.poll(() => accepted.includes(MEMBER), { timeout: 60_000 }).toBe(true);
  if (isLong) expect(performance.now() - asked).toBeLessThan(slowness + 3 * SECOND);
  await expect.poll(() => accepted.length, { timeout: 120_000 }).toBe(count + 1);
  // Another try of a letter would begin within this time.
  if (isLong) await wait(slowness + 10 * SECOND);
  expect(begun.toSorted()).toEqual([...emails, MEMBER].toSorted());
});

test.runIf(inject('isLong'))(
  'api/emails-10: behind 4,000 letters of one member a code takes at most three seconds more',
  async () => {
    const accepted: string[] = [];
    const url = await startServer({
      onData(stream, session, done) {
        const [recipient = { address: '' }] = session.envelope.rcptTo;
        stream.resume().on('end', () => {
          void wait(500).then(() => {
            accepted.push(recipient.address);
            done();
          });
        });
      },
    });
    const { put, database, outbox } = await startMail(() => smtpTransport(url, sender));
    await database.transaction(async (transaction) => {
      for (let index = 0; index < 4000; index += 1) {
        await outbox.put(transaction, messageTo('one@club.example', `Letter ${index}`));
      }
    });
    await expect.poll(() => accepted.length).toBeGreaterThan(20);
    for (let index = 1; index <= 5; index += 1) {
      const asked = performance.now();
      await put(messageTo(MEMBER, 'A code'), new Date(START.getTime() + MINUTE));
      const codes = () => accepted.filter((address) => address === MEMBER).length;
      await expect.poll(codes).toBe(index);
      expect(performance.now() - asked).toBeLessThan(500 + 3 * SECOND);
    }
    expect(accepted.length).toBeLessThan(4000);
  },
);
