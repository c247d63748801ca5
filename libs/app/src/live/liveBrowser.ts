import { offered } from '../offered.ts';
import type { StreamEvent } from './readStream.ts';

/** The channel between the tabs of one app. */
export interface TabChannel {
  readonly send: (event: StreamEvent) => void;
  readonly close: () => void;
}

/** What the browser offers to the tabs of one app. Tests replace it. */
export interface LiveBrowser {
  readonly page: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  readonly document: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;
  /** Undefined in a page without TLS, and where the browser refuses them. It then has no live updates. */
  readonly locks: Pick<LockManager, 'request' | 'query'> | undefined;
  /** Opens the channel of a name. `onEvent` receives what other tabs send. Undefined where the browser refuses one. */
  readonly openChannel: (
    name: string,
    onEvent: (event: StreamEvent) => void,
  ) => TabChannel | undefined;
  /** Returns a number from 0 to 1. */
  readonly random: () => number;
}

/** Returns what a page's browser offers. */
export function liveBrowser(page: Window): LiveBrowser {
  return {
    page,
    document: page.document,
    locks: offered(() => page.navigator.locks),
    openChannel(name, onEvent) {
      const channel = offered(() => new BroadcastChannel(name));
      if (channel === undefined) return undefined;
      channel.addEventListener('message', ({ data }: MessageEvent<StreamEvent>) => onEvent(data));
      return {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
        send: (event) => channel.postMessage(event),
        close: () => channel.close(),
      };
    },
    random: Math.random,
  };
}
