import type { Call } from '@parlour/contract';
import type { AuditEvent } from '../../audit/audit.ts';
import { logAudited } from '../../audit/securityEvents.ts';
import type { PerformOnce } from '../../idempotency/idempotency.ts';
import { envelopeTextOf, sendEnvelope } from '../../responses.ts';
import { noDigits } from '../../parsing/hiddenDigits.ts';
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
    const digits = request.wipedBody?.digits() ?? noDigits;
    let afterwards: (() => Promise<void>) | undefined;
    let events: readonly AuditEvent[] = [];
    let first: string | undefined;
    const identity = JSON.stringify([call.method, request.url, fingerprint]);
    const perform = performOnceFor(performOnce, request, caller);
    const written = await perform(identity, async (transaction) => {
      const response = await handler.command(context, transaction, digits);
      ({ afterCommit: afterwards, events } = response);
      const body = envelopeTextOf(response);
      if (response.repeatedData === undefined) return { status, body, events };
      first = body;
      return { status, body: envelopeTextOf({ data: response.repeatedData }), events };
    }).finally(() => digits.wipe());
    logAudited(request, events);
    await afterwards?.();
    return sendEnvelope(reply, written.status, first ?? written.body);
  };
}
