import { newIdempotencyKey } from '@parlour/client';
import type { CallFailure, Result } from '@parlour/contract';
import type { DeskRequestDetail } from '@parlour/contract/staff';
import { isSame, type SeenRequest, type SentCall, type SentCalls } from './sentCalls.ts';

/** A call that changes the request. */
export interface RequestCall {
  /** What is sent under another name is held beside it. */
  readonly name: string;
  /** What it does. Other content is another call, with another key. */
  readonly content: unknown;
  /**
   * Whether it replaces a call without a response. It is then made for the request as it was shown for that one, so that
   * the server refuses it if that one was done.
   */
  readonly replaces?: (lostContent: unknown) => boolean;
  readonly make: (
    sent: Pick<SentCall, 'seen' | 'idempotencyKey'>,
  ) => Promise<Result<DeskRequestDetail, CallFailure>>;
}

/** The result of a call, and the request as it was shown when it was first sent. */
export interface Outcome {
  readonly result: Result<DeskRequestDetail, CallFailure>;
  readonly seen: SeenRequest;
}

/** What holds the calls of a request until their response is sure. */
interface HeldCalls {
  readonly calls: SentCalls;
  /** Holds a call under its name; null drops it. */
  readonly hold: (name: string, call: SentCall | null) => void;
}

const callToSend = (
  calls: SentCalls,
  { name, content, replaces }: RequestCall,
  shown: SeenRequest,
): SentCall => {
  const former = calls[name];
  if (former !== undefined && isSame(former.content, content)) {
    if (former.isLost || isSame(former.seen, shown)) return former;
  }
  const isReplacing = former?.isLost === true && replaces?.(former.content) === true;
  const seen = isReplacing ? former.seen : shown;
  return { content, seen, idempotencyKey: newIdempotencyKey(), isLost: false };
};

/**
 * Makes a call, and holds it until its response is sure. After a lost response the same content is sent again unchanged.
 *
 * @param shown - the request as it is shown.
 */
export async function sendUntilSure(
  { calls, hold }: HeldCalls,
  call: RequestCall,
  shown: SeenRequest,
): Promise<Outcome & { readonly isAgain: boolean }> {
  const sent = callToSend(calls, call, shown);
  hold(call.name, { ...sent, isLost: true });
  const result = await call.make(sent);
  const isRefused = !result.ok && result.failure.kind === 'domain';
  hold(call.name, result.ok ? null : { ...sent, isLost: !isRefused });
  return { result, seen: sent.seen, isAgain: sent.isLost };
}
