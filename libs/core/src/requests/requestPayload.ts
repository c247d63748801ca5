import type { RequestInput } from '@parlour/contract';
import { typedLine } from '@parlour/contract/values';
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
  const description = typedLine(draft.description);
  const details = fieldsOf(draft.requestType, context).flatMap((field) => {
    const value = detailOf(draft, field);
    return value === ''
      ? []
      : [[field.name, field.kind === 'count' ? Number(value) : value] as const];
  });
  return {
    requestType: draft.requestType,
    subject: typedLine(draft.subject),
    ...(description === '' ? {} : { description }),
    ...(context.kind === 'vendor' ? { vendorId: context.vendorId } : {}),
    ...(context.kind === 'giftProduct' ? { giftProductId: context.productId } : {}),
    ...Object.fromEntries(details),
  };
}
