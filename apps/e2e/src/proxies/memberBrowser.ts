import { setTimeout as wait } from 'node:timers/promises';
import type { SendCall } from '../faults/support/writes.ts';
import type { Tokens } from '../faults/support/session.ts';
import { Http2Client } from './http2Client.ts';

/** A proxy's own responses where a server died meanwhile, which have no body of Parlour. */
const LOST = new Set([502, 504]);
// Milliseconds. As the app opens its stream again after the first break, and repeats a read.
const REOPEN_PAUSE = 1000;
const READ_PAUSE = 1000;
const READ_TRIES = 4;
const BETWEEN_READS = 50;

/** The open app of a member behind a proxy: it reads, writes, and keeps a stream of hints open. */
export class MemberBrowser implements AsyncDisposable {
  readonly #client: Http2Client;
  readonly #tokens: Tokens;
  readonly #reading: Promise<void>;
  readonly #following: Promise<void>;
  #isStopped = false;
  #received = '';

  /** The statuses of reads and of opened streams that are no success. */
  readonly failures: number[] = [];
  /** How many reads had no success at any of their tries. */
  failedReads = 0;
  /** How many reads succeeded. */
  reads = 0;
  /** How many streams were open so far. */
  streams = 0;

  constructor(port: number, tokens: Tokens) {
    this.#client = new Http2Client(port);
    this.#tokens = tokens;
    this.#reading = this.#readAgainAndAgain();
    this.#following = this.#followHints();
  }

  /** What the stream that is open now has brought. Empty where none is open. */
  get received(): string {
    return this.#received;
  }

  /** Sends a call to the club's host. Rejects where a server died meanwhile, as `fetch` does where the network breaks. */
  readonly send: SendCall = async (url, { method, headers, body, signal }) => {
    signal?.throwIfAborted();
    const { pathname, search } = new URL(url);
    const call = this.#client.call(method, pathname + search, headers, body);
    const response = await Promise.race([call, rejection(signal)]);
    if (LOST.has(response.status)) throw new Error(`The proxy responded ${response.status}.`);
    const { retryAfter } = response;
    return new Response(response.body, {
      status: response.status,
      ...(retryAfter !== undefined && { headers: { 'retry-after': retryAfter } }),
    });
  };

  async #readAgainAndAgain(): Promise<void> {
    while (!this.#isStopped) {
      for (let tried = 1; !(await this.#read()); tried += 1) {
        if (tried === READ_TRIES) this.failedReads += 1;
        if (tried === READ_TRIES || this.#isStopped) break;
        await wait(READ_PAUSE);
      }
      await wait(BETWEEN_READS);
    }
  }

  /** Reads the profile once. Returns whether that succeeded. */
  async #read(): Promise<boolean> {
    const { status } = await this.#client
      .call('GET', '/api/profile', this.#tokens)
      .catch(() => ({ status: 0 }));
    if (status === 200) this.reads += 1;
    else this.failures.push(status);
    return status === 200;
  }

  async #followHints(): Promise<void> {
    while (!this.#isStopped) {
      await this.#followOnce().catch(() => undefined);
      this.#received = '';
      if (!this.#isStopped) await wait(REOPEN_PAUSE);
    }
  }

  /** Reads one stream to its end. */
  async #followOnce(): Promise<void> {
    const { status, stream } = await this.#client.open('GET', '/api/live', this.#tokens);
    if (status !== 200) {
      this.failures.push(status);
      stream.close();
      return;
    }
    this.streams += 1;
    for await (const text of stream) this.#received += String(text);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#isStopped = true;
    await this.#client[Symbol.asyncDispose]();
    await Promise.all([this.#reading, this.#following]);
  }
}

/** Rejects once a signal aborts. */
function rejection(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    const giveUp = () => reject(new Error(`No response: ${String(signal?.reason)}`));
    signal?.addEventListener('abort', giveUp, { once: true });
  });
}
