import type { RequestType } from '@parlour/contract';
import { LINE_LIMIT, typedLine } from '@parlour/contract/values';
import { truncate } from '../text/truncate.ts';
import { requestTypeLabels } from './requestTypes.ts';
import { requestTypeOfVendorCategory } from './vendorCategories.ts';

/** What a general request is opened with. The member may change all of it, and the server learns nothing of it. */
export interface RequestSuggestion {
  /** What the page shows. */
  readonly kind: 'event' | 'benefit' | 'destination';
  /** Its name, for the subject. */
  readonly name: string;
  /** The first day of an event, `YYYY-MM-DD` at its venue. Absent once it has begun on an earlier day. */
  readonly day?: string;
  /** The type of a benefit's vendor. Absent when unknown. */
  readonly vendorType?: string;
  /** Where an event is, or a benefit's house. Absent when unknown. */
  readonly place?: string;
}

/** What a request is about: nothing in particular, a vendor, or a gift product. */
export type RequestContext =
  | {
      /** Tells the contexts apart. */
      readonly kind: 'general';
      /** What the page where the form is opened suggests. Absent for nothing. */
      readonly suggestion?: RequestSuggestion;
    }
  | {
      /** Tells the contexts apart. */
      readonly kind: 'vendor';
      /** The vendor's id. */
      readonly vendorId: string;
      /** The vendor's name, for the subject. */
      readonly name: string;
      /** The vendor's `type`, which fixes that of the request. */
      readonly vendorType: string | null;
    }
  | {
      /** Tells the contexts apart. */
      readonly kind: 'giftProduct';
      /** The product's id. */
      readonly productId: string;
      /** The product's name, for the subject. */
      readonly name: string;
    };

/** Returns the request type fixed by a vendor or gift product (core/requests-3); null if the member chooses. */
export function fixedRequestType(context: RequestContext): RequestType | null {
  switch (context.kind) {
    case 'general':
      return null;
    case 'vendor':
      return requestTypeOfVendorCategory(context.vendorType);
    case 'giftProduct':
      return 'Gift';
  }
}

/**
 * Returns the type that a form opens with: the fixed one, the preselected one, or that which its page suggests
 * (core/requests-51). Null if the member chooses.
 */
export function openingRequestType(
  context: RequestContext,
  preselectedType: RequestType | null,
): RequestType | null {
  return fixedRequestType(context) ?? preselectedType ?? suggestedType(suggestionOf(context));
}

/** Returns what the page suggests; undefined for nothing. */
export function suggestionOf(context: RequestContext): RequestSuggestion | undefined {
  return context.kind === 'general' ? context.suggestion : undefined;
}

const suggestedType = (suggestion: RequestSuggestion | undefined): RequestType | null => {
  switch (suggestion?.kind) {
    case undefined:
      return null;
    case 'event':
      return 'Tickets';
    case 'benefit':
      return requestTypeOfVendorCategory(suggestion.vendorType ?? null);
    case 'destination':
      return 'Hotel';
  }
};

/**
 * Returns where a request takes place as far as its page tells (core/requests-55): at its vendor, a table or tickets where
 * the event is, and what a benefit is for at its house. Null where it tells nothing.
 */
export function requestPlace(
  context: RequestContext,
  requestType: RequestType | null,
): string | null {
  if (context.kind === 'vendor') return context.name;
  const suggestion = suggestionOf(context);
  const isThere =
    suggestion?.kind === 'event'
      ? requestType === 'Dining' || requestType === 'Tickets'
      : requestType === suggestedType(suggestion);
  return isThere ? (suggestion?.place ?? null) : null;
}

/**
 * Returns the subject line of a request about a vendor or gift product (core/requests-4), or null. It is one line of at most {@link
 * LINE_LIMIT} characters, since the member cannot correct it.
 */
export function generatedSubject(context: RequestContext): string | null {
  const type = fixedRequestType(context);
  if (context.kind === 'general' || type === null) return null;
  return oneLine(`${requestTypeLabels[type]} - ${context.name}`);
}

/** Returns a text as one line of at most {@link LINE_LIMIT} characters, which every field of one line takes. */
export function oneLine(text: string): string {
  const line = typedLine(text).replaceAll(/\s+/g, ' ');
  return truncate(line, LINE_LIMIT).toWellFormed().trim();
}

/** Returns the line that introduces the form (core/requests-6). */
export function requestIntroduction(context: RequestContext): string {
  return context.kind === 'vendor'
    ? `Request assistance with: ${context.name}`
    : 'Tell us what you have in mind, and we will see to the rest.';
}

/**
 * Returns the dialog's title (core/requests-5).
 * @param preselectedType the type that the form was opened with, if any
 */
export function requestTitle(
  context: RequestContext,
  preselectedType: RequestType | null = null,
): string {
  const type = openingRequestType(context, preselectedType);
  return type === null ? 'Submit a Request' : `${requestTypeLabels[type]} Request`;
}
