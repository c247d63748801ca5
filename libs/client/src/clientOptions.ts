import type { Credentials, DomainFailure } from '@parlour/contract';
import { newIdempotencyKey } from './newIdempotencyKey.ts';

/** How a client reaches the club. Only the URL has no default (client-11). */
export interface ClientOptions {
  /** Scheme and host of the server. Empty for the page's own. */
  readonly baseUrl: string;
  /** Returns the signed-in member's tokens, null without a session. Called for each call. By default there is none. */
  readonly credentials?: (() => Credentials | null) | undefined;
  /** Returns the API key that calls of staff carry, null for none. For other systems of the club, never for a browser. */
  readonly apiKey?: (() => string | null) | undefined;
  /** Returns the visitor's `ref`, null for none. By default there is none. */
  readonly referral?: (() => string | null) | undefined;
  /** Decides whether a failure ends the session. By default a 401 does. */
  readonly endsSession?: ((failure: DomainFailure) => boolean) | undefined;
  /** Called once for each session that a failure ends. */
  readonly onSessionEnd?: ((failure: DomainFailure) => void) | undefined;
  /** Creates a unique idempotency key. By default it is {@link newIdempotencyKey}. */
  readonly newKey?: (() => string) | undefined;
  /** Whether the network is known to be missing. By default the browser says so, and no other platform does. */
  readonly isOffline?: (() => boolean) | undefined;
  /** Milliseconds until a call without a response fails. By default 30,000. */
  readonly timeout?: number | undefined;
  /** How often a failed read is sent again, after 1, 2, 4 s and so on. By default 3 times, 0 for never. */
  readonly retries?: number | undefined;
  /** Replaces the global `fetch`. */
  readonly fetch?: typeof globalThis.fetch | undefined;
}

/** Fills in the defaults, and removes slashes at the end of the URL. */
export function withDefaults({
  baseUrl,
  credentials = () => null,
  apiKey = () => null,
  referral = () => null,
  endsSession = ({ status }) => status === 401,
  onSessionEnd = () => undefined,
  newKey = newIdempotencyKey,
  isOffline = isBrowserOffline,
  timeout = 30_000,
  retries = 3,
  fetch,
}: ClientOptions) {
  return {
    baseUrl: baseUrl.replace(/\/+$/, ''),
    credentials,
    apiKey,
    referral,
    endsSession,
    onSessionEnd,
    newKey,
    isOffline,
    timeout,
    retries,
    fetch,
  };
}

/** Whether the browser knows that it has no network. */
function isBrowserOffline(): boolean {
  return typeof navigator !== 'undefined' && 'onLine' in navigator && !navigator.onLine;
}
