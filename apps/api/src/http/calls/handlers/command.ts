import type { Call } from '@parlour/contract';
import type { PerformOnce } from '../../idempotency/idempotency.ts';
import { envelopeTextOf, sendEnvelope } from '../../responses.ts';
import type { CommandHandler } from '../handler.ts';
import { contextOf, performOnceFor, type Respond } from '../servedRoute.ts';

/** Binds a call to a handler that runs in a transaction. */
export function bindCommand<C extends Call>(
  call: C,
  handler: CommandHandler<C>,
  performOnce: PerformOnce,
): Respond {
  const status = call.status ?? 200;
  return async (request, reply, caller) => {
    const context = contextOf(call, request, caller);
    const fingerprint = handler.idempotencyFingerprint?.(context.body) ?? context.body ?? null;
    let afterwards: (() => Promise<void>) | undefined;
    const identity = JSON.stringify([call.method, request.url, fingerprint]);
    const perform = performOnceFor(performOnce, request, caller);
    const written = await perform(identity, async (transaction) => {
      const response = await handler.command(context, transaction);
      afterwards = response.afterCommit;
      return { status, body: envelopeTextOf(response), events: response.events };
    });
    await afterwards?.();
    return sendEnvelope(reply, written.status, written.body);
  };
}
