import type { Call } from '@parlour/contract';
import type { PerformOnce } from '../../idempotency/idempotency.ts';
import type { ReadJson } from '../../parsing/jsonBody.ts';
import { parseCall } from '../../parsing/parseCall.ts';
import { envelopeTextOf, sendEnvelope } from '../../responses.ts';
import { readUpload } from '../../upload/readUpload.ts';
import type { UploadHandler } from '../handler.ts';
import { contextOf, performOnceFor, type Respond } from '../servedRoute.ts';

/** Binds a call to a handler that reads its own body. */
export function bindUpload<C extends Call>(
  call: C,
  handler: UploadHandler<C>,
  performOnce: PerformOnce,
  readJson: ReadJson,
): Respond {
  const withoutBody = { ...call, body: undefined };
  return async (request, reply, caller) => {
    const context = contextOf(call, request, caller, parseCall<C>(withoutBody, request));
    const response = await handler.upload(context, {
      performOnce: performOnceFor(performOnce, request, caller),
      receive: (limits, take) => readUpload(call, request, readJson, limits, take),
    });
    return sendEnvelope(reply, call.status ?? 200, envelopeTextOf(response));
  };
}
