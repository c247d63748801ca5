import type { RequestType } from '@parlour/contract';
import { requestTypes } from '@parlour/contract/values';
import { textOf, textsOf } from '../forms/parkedDraft.ts';
import { recordOf } from '../session/storedSession.ts';
import type { RequestContext, RequestSuggestion } from './requestContext.ts';
import type { RequestDraft } from './requestFields.ts';

/** What a request form was opened for, as it is parked with its draft. */
export interface RequestOpening {
  readonly requestContext: RequestContext;
  readonly preselectedType: RequestType | null;
}

/** Parses what a parked request was about (core/requests-33); null if it is unreadable. */
export function parseRequestOpening(about: unknown): RequestOpening | null {
  const { requestContext, preselectedType } = recordOf(about) ?? {};
  const context = parseRequestContext(requestContext);
  return context === null
    ? null
    : { requestContext: context, preselectedType: requestTypeOf(preselectedType) };
}

/** Parses the typed values of a parked request (core/requests-33), without those that are unreadable. */
export function parseRequestChanges(
  changes: Readonly<Record<string, unknown>>,
): Partial<RequestDraft> {
  const requestType = requestTypeOf(changes['requestType']);
  const subject = textOf(changes['subject']);
  const description = textOf(changes['description']);
  return {
    ...(requestType === null ? {} : { requestType }),
    ...(subject === undefined ? {} : { subject }),
    ...(description === undefined ? {} : { description }),
    ...(changes['details'] === undefined ? {} : { details: textsOf(changes['details']) }),
  };
}

const parseRequestContext = (stored: unknown): RequestContext | null => {
  const { kind, vendorId, productId, name, vendorType } = textsOf(stored);
  if (kind === 'general') {
    const suggestion = parseSuggestion(recordOf(stored)?.['suggestion']);
    return suggestion === null ? { kind } : { kind, suggestion };
  }
  if (name === undefined) return null;
  if (kind === 'vendor' && vendorId !== undefined) {
    return { kind, vendorId, name, vendorType: vendorType ?? null };
  }
  return kind === 'giftProduct' && productId !== undefined ? { kind, productId, name } : null;
};

const parseSuggestion = (stored: unknown): RequestSuggestion | null => {
  const { kind, name, day, vendorType, place } = textsOf(stored);
  if (kind !== 'event' && kind !== 'benefit' && kind !== 'destination') return null;
  if (name === undefined) return null;
  return {
    kind,
    name,
    ...(day === undefined ? {} : { day }),
    ...(vendorType === undefined ? {} : { vendorType }),
    ...(place === undefined ? {} : { place }),
  };
};

const requestTypeOf = (value: unknown): RequestType | null =>
  requestTypes.find((type) => type === value) ?? null;
