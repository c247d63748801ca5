import { LINE_LIMIT, type RequestType } from '@parlour/contract';
import { cutText } from '../catalog/cutText.ts';
import { requestTypeLabels } from './requestTypes.ts';
import { requestTypeOfVendorCategory } from './vendorCategories.ts';

/** What a request is about: nothing in particular, one vendor, or one gift product. */
export type RequestContext =
  | { readonly kind: 'general' }
  | {
      readonly kind: 'vendor';
      readonly vendorId: string;
      readonly name: string;
      readonly vendorType: string | null;
    }
  | { readonly kind: 'giftProduct'; readonly productId: string; readonly name: string };

/** The kind of request that a vendor or gift product fixes; null where the member chooses (spec section 4). */
export const fixedRequestType = (context: RequestContext): RequestType | null => {
  switch (context.kind) {
    case 'general':
      return null;
    case 'vendor':
      return requestTypeOfVendorCategory(context.vendorType);
    case 'giftProduct':
      return 'Gift';
  }
};

/**
 * The subject `{type label} - {product name}` of a request about a vendor or gift product; else null (spec section 4).
 * It is one line of {@link LINE_LIMIT} characters at most, since no member could mend it.
 */
export const generatedSubject = (context: RequestContext): string | null => {
  const type = fixedRequestType(context);
  if (context.kind === 'general' || type === null) return null;
  const line = `${requestTypeLabels[type]} - ${context.name}`.replaceAll(/\s+/g, ' ').trim();
  return cutText(line, LINE_LIMIT).toWellFormed().trim();
};

/** The dialog's title; `preselectedType` is the type with which the form was opened, if any (spec section 2). */
export const requestTitle = (
  context: RequestContext,
  preselectedType: RequestType | null = null,
): string => {
  const type = fixedRequestType(context) ?? preselectedType;
  return type === null ? 'Submit a Request' : `${requestTypeLabels[type]} Request`;
};
