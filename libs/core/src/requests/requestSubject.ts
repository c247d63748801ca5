import type { GiftProduct, Vendor } from '@parlour/contract';
import type { RequestContext } from './requestContext.ts';

/** Returns the context of a request about a vendor (core/requests-36). */
export function vendorRequestContext({
  id,
  name,
  type,
}: Pick<Vendor, 'id' | 'name' | 'type'>): RequestContext {
  return { kind: 'vendor', vendorId: id, name, vendorType: type };
}

/** Returns the context of a request about a gift product (core/requests-36). */
export function giftProductRequestContext({
  id,
  name,
}: Pick<GiftProduct, 'id' | 'name'>): RequestContext {
  return { kind: 'giftProduct', productId: id, name };
}
