import type { RequestType } from '@parlour/contract';
import { LINE_LIMIT, typedLine } from '@parlour/contract/values';
import { truncate } from '../text/truncate.ts';
import { requestTypeLabels } from './requestTypes.ts';
import { requestTypeOfVendorCategory } from './vendorCategories.ts';

/** What a request is about: nothing in particular, a vendor, or a gift product. */
export type RequestContext =
  | {
      /** Tells the contexts apart. */
      readonly kind: 'general';
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
 * Returns the subject line of a request about a vendor or gift product (core/requests-4), or null. It is one line of at most {@link
 * LINE_LIMIT} characters, since the member cannot correct it.
 */
export function generatedSubject(context: RequestContext): string | null {
  const type = fixedRequestType(context);
  if (context.kind === 'general' || type === null) return null;
  const line = typedLine(`${requestTypeLabels[type]} - ${context.name}`).replaceAll(/\s+/g, ' ');
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
  const type = fixedRequestType(context) ?? preselectedType;
  return type === null ? 'Submit a Request' : `${requestTypeLabels[type]} Request`;
}
