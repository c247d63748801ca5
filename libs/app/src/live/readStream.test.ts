import { createClient } from '@parlour/client';
import { openLiveStream } from '@parlour/contract';
import { expect, test, vi } from 'vitest';
import { readStream, type StreamEvent } from './readStream.ts';

/** Starts reading a stream whose bytes the test writes. */
function startReading(response?: Response) {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  writer.closed.catch(() => undefined);
  const sent: Request[] = [];
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    sent.push(new Request(...request));
    const { signal } = new Request(...request);
    signal.addEventListener('abort', () => void writer.abort(signal.reason).catch(() => undefined));
    return response ?? new Response(readable);
  });
  const onSessionEnd = vi.fn<() => void>();
  const client = createClient({
    baseUrl: 'https://club.example',
    credentials: () => ({ token: 'session-token', crmToken: 'crm-token' }),
    onSessionEnd,
    retries: 0,
  });
  const events: StreamEvent[] = [];
  const controller = new AbortController();
  const result = readStream(
    client,
    openLiveStream,
    {},
    {
      signal: controller.signal,
      onEvent: (event) => void events.push(event),
    },
  );
  const write = async (text: string) => {
    await writer.ready;
    await writer.write(new TextEncoder().encode(text));
  };
  return { events, result, sent, write, writer, controller, onSessionEnd };
}

test('app/live-4: events arrive while the stream is open, with the session’s tokens, and in pieces too', async () => {
  const { events, result, sent, write, writer } = startReading();
  await write('event: hello\ndata: {"gap":false}\n\n:\n\nevent: hi');
  await write('nt\ndata: {"kind":"request"}\n\n');
  await vi.waitFor(() =>
    expect(events).toEqual([
      { event: 'hello', data: '{"gap":false}' },
      { event: 'hint', data: '{"kind":"request"}' },
    ]),
  );
  expect(sent[0]?.headers.get('authorization')).toBe('Bearer session-token');
  expect(sent[0]?.headers.get('accept')).toBe('text/event-stream');
  await writer.close();
  expect(await result).toEqual({ ok: true, value: null });
});

test('app/live-5: a 401 is a failure that ends the session', async () => {
  const body = JSON.stringify({ success: false, data: null, message: 'Please log in again.' });
  const { result, onSessionEnd } = startReading(new Response(body, { status: 401 }));
  expect(await result).toMatchObject({ ok: false, failure: { kind: 'domain', status: 401 } });
  expect(onSessionEnd).toHaveBeenCalledOnce();
});

test('app/live-11: a stream that breaks off is a failure, but no body that can not be read', async () => {
  const readBody = vi.spyOn(Response.prototype, 'arrayBuffer');
  const { events, result, write, writer } = startReading();
  await write('event: hello\ndata: {"gap":false}\n\n');
  await writer.abort(new TypeError('Error in input stream'));
  expect(await result).toMatchObject({ ok: false, failure: { reason: 'network' } });
  expect(events).toHaveLength(1);
  await expect(Promise.all(readBody.mock.results.map(({ value }) => value))).resolves.toHaveLength(
    1,
  );
});

test('app/live-6: a stream without a first event and one that falls silent are given up', async () => {
  vi.useFakeTimers();
  const first = startReading();
  await vi.advanceTimersByTimeAsync(10_100);
  expect(await first.result).toMatchObject({ ok: false, failure: { kind: 'transport' } });
  const second = startReading();
  await second.write('event: hello\ndata: {"gap":false}\n\n');
  await vi.advanceTimersByTimeAsync(40_000);
  await second.write(':\n\n');
  await vi.advanceTimersByTimeAsync(40_000);
  expect(second.sent[0]?.signal.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(6000);
  expect(await second.result).toMatchObject({ ok: false, failure: { reason: 'aborted' } });
});
