import type { Readable } from 'node:stream';
import { ApiError, invalidInput } from '../../errors/apiError.ts';
import { type HiddenDigits, hideDigits, noDigits, ownMemory } from './hiddenDigits.ts';

/** A body without a copy left in memory that this process can reach. */
export interface WipedBody {
  /** The long digits of the body, once it was read. */
  digits(): HiddenDigits;
  /**
   * Returns the whole body with stand-ins for its long digits.
   *
   * @throws ApiError for a body that is too long or incomplete.
   */
  read(): Promise<Buffer>;
  /** Overwrites the body and its digits with zeros, and what still arrives. */
  wipe(): void;
}

/**
 * Collects a body from its beginning, also when nobody will read it: the parser would drop an unread one without
 * overwriting it.
 *
 * @param limit - the most bytes that are held.
 */
export function receiveWiped(source: Readable, limit: number): WipedBody {
  const chunks: Buffer[] = [];
  const received = Promise.withResolvers<Buffer>();
  received.promise.catch(() => undefined);
  let length = 0;
  let digits = noDigits;
  let [isComplete, isWiped] = [false, false];
  const wipe = () => {
    for (const chunk of chunks.splice(0)) chunk.fill(0);
    digits.wipe();
    isWiped = true;
  };
  source.on('data', (chunk: Buffer) => {
    length += chunk.length;
    if (!isWiped && length <= limit) return void chunks.push(chunk);
    chunk.fill(0);
    wipe();
    received.reject(
      new ApiError('payload_too_large', 'The body is larger than is accepted.', { field: 'body' }),
    );
  });
  source.on('end', () => {
    const body = ownMemory(isWiped ? 0 : length);
    let at = 0;
    for (const chunk of chunks.splice(0)) {
      at += chunk.copy(body, at);
      chunk.fill(0);
    }
    digits = hideDigits(body);
    isComplete = true;
    received.resolve(body);
  });
  const fail = () => {
    if (isComplete) return;
    wipe();
    received.reject(invalidInput('body', 'The body did not come whole.'));
  };
  source.on('error', fail);
  source.on('close', fail);
  return { digits: () => digits, read: () => received.promise, wipe };
}
