import { expect, onTestFinished } from 'vitest';
import { headersOf } from './injectCall.ts';
import type { DeskBrowser } from './deskBrowser.ts';
import type { Tokens } from './injectCall.ts';

/** An event of a stream. */
interface StreamedEvent {
  readonly event: string;
  readonly data: unknown;
}

/** An open stream of hints, read by a test. */
export interface LiveStream {
  readonly response: Response;
  /** What has arrived, as text. */
  readonly text: () => string;
  readonly events: () => readonly StreamedEvent[];
  /** Waits until that many events have arrived, and returns the last of them. */
  readonly nth: (count: number) => Promise<StreamedEvent>;
  /** Resolves once the server has ended the stream. */
  readonly ended: Promise<void>;
}

/** Opens a stream that a test reads until it is finished. */
export async function openLiveStream(
  origin: string,
  as: Tokens | DeskBrowser,
): Promise<LiveStream> {
  const client = new AbortController();
  onTestFinished(() => client.abort());
  const path = 'cookie' in as ? '/api/staff/live' : '/api/live';
  const { signal } = client;
  const response = await fetch(origin + path, { headers: headersOf(as), signal });
  let text = '';
  const read = async () => {
    const decoder = new TextDecoder();
    for await (const bytes of response.body ?? []) text += decoder.decode(bytes, { stream: true });
  };
  // A stream that is cut off is an ended one.
  const ended = read().catch(() => undefined);
  const events = () =>
    [...text.matchAll(/event: (\w+)\ndata: (.*)\n\n/g)].map(([, event = '', data = '']) => ({
      event,
      data: JSON.parse(data),
    }));
  return {
    response,
    text: () => text,
    events,
    async nth(count) {
      await expect.poll(() => events().length, { timeout: 10_000 }).toBeGreaterThanOrEqual(count);
      return events()[count - 1] ?? { event: 'none', data: null };
    },
    ended,
  };
}
