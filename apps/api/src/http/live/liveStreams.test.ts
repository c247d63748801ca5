import { once } from 'node:events';
import { createServer, IncomingMessage, ServerResponse } from 'node:http';
import { type AddressInfo, connect, Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { StaffRole } from '@parlour/contract/staff';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Session } from '../../access/principal.ts';
import { createLiveChannel } from '../../platform/live/liveChannel.ts';
import { createLiveStreams, type LiveDependencies } from './liveStreams.ts';

afterEach(() => void vi.useRealTimers());

const session: Session = {
  sessionId: 'session',
  principal: { kind: 'member', memberId: 'member' },
};

const unavailable = () => Promise.reject(new Error('the database is unavailable'));

function startStreams(staff: LiveDependencies['principalsOf']['staff'] = unavailable) {
  const channel = createLiveChannel();
  const streams = createLiveStreams({
    channel,
    principalsOf: { member: unavailable, staff },
  });
  onTestFinished(() => streams.stop());
  return { channel, streams };
}

const payloadFor = (audience: object, kind = 'request') =>
  JSON.stringify({ event: 'hint', data: { kind, id: 'R1', version: 2 }, audience: [audience] });

/** A response that nothing reads, with what was written to it. */
function fakeResponse() {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  const written: string[] = [];
  response.write = (text: string) => written.push(text) > 0;
  return { response, written };
}

test('api/http/live-9: a client that does not read loses its stream, and another one goes on', async () => {
  const { channel, streams } = startStreams();
  const server = createServer((_, response) => {
    response.writeHead(200);
    streams.open(session, response);
  }).listen(0, '127.0.0.1');
  onTestFinished(() => server.close().closeAllConnections());
  await once(server, 'listening');
  const dial = async () => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write('GET / HTTP/1.1\r\nhost: club\r\n\r\n');
    await once(socket, 'data');
    return socket;
  };
  const lost = once(server, 'connection').then(async ([socket]: Socket[]) => {
    await once(socket ?? new Socket(), 'close');
    return true;
  });
  const unread = await dial();
  unread.pause();
  const read = await dial();
  let received = 0;
  read.on('data', (bytes: Buffer) => (received += bytes.length));
  const long = payloadFor(session.principal, 'x'.repeat(30_000));
  let isLost = false;
  void lost.then(() => (isLost = true));
  let sent = 0;
  while (!isLost) {
    channel.receive(long);
    sent += 30_000;
    while (received < sent) await nextTurn();
  }
  channel.receive(long);
  while (received < sent + 30_000) await nextTurn();
  expect(read.destroyed).toBe(false);
});

test('api/http/live-3: staff hear of what their permissions admit, and members of nothing meant for staff', () => {
  const { channel, streams } = startStreams();
  const permitted = fakeResponse();
  const other = fakeResponse();
  const member = fakeResponse();
  const staff = (role: StaffRole): Session => ({
    sessionId: 'of staff',
    principal: { kind: 'staff', staffId: 'member', roles: [role] },
  });
  streams.open(staff('concierge'), permitted.response);
  streams.open(staff('editor'), other.response);
  streams.open(session, member.response);
  channel.receive(payloadFor({ kind: 'staff', permission: 'desk.read' }));
  expect(permitted.written.at(-1)).toBe(
    'event: hint\ndata: {"kind":"request","id":"R1","version":2}\n\n',
  );
  for (const { written } of [other, member]) {
    expect(written).toEqual(['event: hello\ndata: {"gap":false}\n\n']);
  }
});

test('api/http/live-8: a server with 2,000 streams opens no other, and says when to try again', () => {
  const { streams } = startStreams();
  const responses = Array.from({ length: 2000 }, (_, number) => {
    const { response } = fakeResponse();
    streams.admit(`session ${number}`);
    streams.open({ ...session, sessionId: `session ${number}` }, response);
    return response;
  });
  const admit = () => streams.admit('another session');
  expect(admit).toThrow(
    expect.objectContaining({ status: 503, details: { retryAfter: expect.any(Number) } }),
  );
  responses[0]?.emit('close');
  expect(admit).not.toThrow();
});

test('api/http/live-10: a stream has a comment every 20 seconds', () => {
  vi.useFakeTimers();
  const { streams } = startStreams();
  const { response, written } = fakeResponse();
  streams.open(session, response);
  vi.advanceTimersByTime(61_000);
  expect(written.slice(1)).toEqual([':\n\n', ':\n\n', ':\n\n']);
});

test('api/http/live-7: a server that stops opens no stream', () => {
  const { streams } = startStreams();
  streams.stop();
  expect(() => streams.admit('session')).toThrow(expect.objectContaining({ status: 503 }));
});

test('api/http/live-3, api/http/live-4: a role that was taken away is no longer heard for, with the stream still open', async () => {
  vi.useFakeTimers();
  const principal = { kind: 'staff', staffId: 'S1', roles: ['editor'] } as const;
  const { channel, streams } = startStreams(async () => new Map([['of staff', principal]]));
  const { response, written } = fakeResponse();
  streams.open(
    { sessionId: 'of staff', principal: { ...principal, roles: ['concierge'] } },
    response,
  );
  const payload = payloadFor({ kind: 'staff', permission: 'desk.read' });
  channel.receive(payload);
  await vi.advanceTimersByTimeAsync(3000);
  channel.receive(payload);
  expect(written.filter((text) => text.startsWith('event: hint'))).toHaveLength(1);
  const hellos = written.filter((text) => text.startsWith('event: hello'));
  expect(hellos.map((text) => text.includes('"gap":true'))).toEqual([false, true]);
});
