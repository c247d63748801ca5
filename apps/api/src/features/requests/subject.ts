import type { RequestPayload } from '@parlour/contract';
import {
  giftProductRequestContext,
  href,
  type RequestContext,
  routes,
  vendorRequestContext,
} from '@parlour/core';
import { invalidInput } from '../../errors/apiError.ts';
import type { Queries } from '../../platform/postgres/database.ts';
import { findGiftProduct } from '../gift-guides/repository.ts';
import { findVendor } from './repository.ts';

/** What a request is about, and the path of its page. */
export interface RequestSubject {
  readonly context: RequestContext;
  readonly path: string;
  /** The vendor that it is about; null for none. */
  readonly vendor: { readonly name: string; readonly address: string | null } | null;
}

type Named = Partial<Record<'vendorId' | 'giftProductId', string | null | undefined>>;

const general: RequestSubject = {
  context: { kind: 'general' },
  path: href(routes.dashboard, {}),
  vendor: null,
};

/** Returns the vendor or gift product that a request names. Undefined where the member can't see it any more. */
export async function findSubject(
  queries: Queries,
  { vendorId, giftProductId }: Named,
  memberId: string,
): Promise<RequestSubject | undefined> {
  if (typeof vendorId === 'string') {
    const vendor = await findVendor(queries, vendorId);
    return (
      vendor && {
        context: vendorRequestContext(vendor),
        path: href(routes.vendor, vendor),
        vendor,
      }
    );
  }
  if (typeof giftProductId === 'string') {
    const found = await findGiftProduct(queries, giftProductId, memberId);
    return (
      found && {
        context: giftProductRequestContext(found.product),
        path: href(routes.giftProduct, { productId: giftProductId }),
        vendor: null,
      }
    );
  }
  return general;
}

/**
 * Returns what a new request is about.
 *
 * @throws ApiError 400 where it does not exist or the member may not see it (api/requests-5).
 */
export async function subjectOf(
  queries: Queries,
  payload: RequestPayload,
  memberId: string,
): Promise<RequestSubject> {
  const { vendorId, giftProductId } = payload;
  if (vendorId !== undefined && giftProductId !== undefined) {
    throw invalidInput('vendorId', 'vendorId is left out of a request about a gift product.');
  }
  const subject = await findSubject(queries, payload, memberId);
  if (subject !== undefined) return subject;
  throw vendorId === undefined
    ? invalidInput('giftProductId', 'giftProductId does not name a gift product.')
    : invalidInput('vendorId', 'vendorId does not name a vendor.');
}
