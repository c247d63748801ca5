import type { CallFailure, Result } from '@parlour/contract';
import { onTestFinished, vi } from 'vitest';
import type { StreamEvent } from '../live/readStream.ts';
import type { LiveBrowser } from '../live/liveBrowser.ts';
import { startLive } from '../live/startLive.ts';

/** A stream that a tab reads. */
interface OpenStream {
  readonly tab: number;
  readonly send: (event: string, data: object) => void;
  readonly end: (result?: Result<null, CallFailure>) => void;
}

const aborted: CallFailure = { kind: 'transport', reason: 'aborted', message: '', detail: '' };

/** A browser with tabs of one app, whose locks and channels are real in their order and fake in their time. */
export function createTabs() {
  const queue: { readonly name: string; readonly run: () => void }[] = [];
  let holder: string | undefined;
  const next = () => {
    const first = queue.shift();
    holder = first?.name;
    first?.run();
  };
  const request = (
    name: string,
    { signal }: { readonly signal: AbortSignal },
    lead: () => Promise<void>,
  ) =>
    new Promise<void>((resolve, reject) => {
      const run = () =>
        void lead().then(() => {
          resolve();
          next();
        });
      const waiting = { name, run };
      signal.addEventListener('abort', () => {
        if (!queue.includes(waiting)) return;
        queue.splice(queue.indexOf(waiting), 1);
        reject(new Error('aborted'));
      });
      queue.push(waiting);
      if (holder === undefined) next();
    });
  const channels = new Set<(event: StreamEvent) => void>();
  const streams: OpenStream[] = [];
  let tries = 0;

  const open = (tab: number) => {
    const page = new EventTarget();
    const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
    const [onHint, onGap] = [vi.fn<(hint: { id: string }) => void>(), vi.fn<() => void>()];
    const onEvent = vi.fn<(event: StreamEvent) => void>();
    const read = (signal: AbortSignal, deliver: (event: StreamEvent) => void) =>
      new Promise<Result<null, CallFailure>>((resolve) => {
        tries += 1;
        const stream: OpenStream = {
          tab,
          send: (event, data) => deliver({ event, data: JSON.stringify(data) }),
          end(result = { ok: true, value: null }) {
            streams.splice(streams.indexOf(stream), 1);
            resolve(result);
          },
        };
        streams.push(stream);
        signal.addEventListener('abort', () => stream.end({ ok: false, failure: aborted }));
      });
    const browser = {
      page,
      document,
      locks: {
        request,
        query: async () => ({ held: holder === undefined ? [] : [{ name: holder }] }),
      },
      openChannel(_name: string, hear: (event: StreamEvent) => void) {
        channels.add(hear);
        return {
          send(event: StreamEvent) {
            for (const other of channels) if (other !== hear) other(event);
          },
          close: () => void channels.delete(hear),
        };
      },
      random: () => 1,
    };
    const stop = startLive(
      { name: 'club:live', read, onHint, onGap, onEvent },
      browser as unknown as LiveBrowser,
    );
    onTestFinished(stop);
    const show = (visibilityState: 'visible' | 'hidden') => {
      document.visibilityState = visibilityState;
      document.dispatchEvent(new Event('visibilitychange'));
    };
    return { onHint, onGap, onEvent, stop, show, page };
  };
  return {
    open: (count: number) => Array.from({ length: count }, (_, tab) => open(tab)),
    /** The streams that are open now. */
    streams,
    tries: () => tries,
  };
}
