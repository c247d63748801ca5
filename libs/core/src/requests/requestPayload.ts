import type { RequestInput } from '@parlour/contract';
import type { RequestContext } from './requestContext.ts';
import { detailOf } from './requestDraft.ts';
import { fieldsOf, type RequestDraft } from './requestFields.ts';

/** The body of `POST /api/requests` before parsing. */
export type RequestBody = RequestInput;

/**
 * Builds the body from a draft: trimmed, counts as numbers, without blank fields (core/requests-17, core/requests-18). Null while no request
 * type is chosen; {@link requestIssues} checks the rest.
 */
export function buildRequestPayload(
  draft: RequestDraft,
  context: RequestContext,
): RequestBody | null {
  if (draft.requestType === null) return null;
  const description = draft.description.trim();
  const details = fieldsOf(draft.requestType, context).flatMap(({ kind, name }) => {
    const value = detailOf(draft, name);
    return value === '' ? [] : [[name, kind === 'count' ? Number(value) : value] as const];
  });
  return {
    requestType: draft.requestType,
    subject: draft.subject.trim(),
    ...(description === '' ? {} : { description }),
    ...(context.kind === 'vendor' ? { vendorId: context.vendorId } : {}),
    ...(context.kind === 'giftProduct' ? { giftProductId: context.productId } : {}),
    ...Object.fromEntries(details),
  };
}
