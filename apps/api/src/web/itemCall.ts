import { type Call, calls } from '@parlour/contract';
import type { SharedRouteName } from '@parlour/core/routes';

/** The call for the item that a shared page shows. */
const itemCalls = {
  benefit: calls.getBenefit,
  destination: calls.getDestination,
  vendor: calls.getVendor,
  event: calls.getEvent,
  giftGuide: calls.getGiftGuide,
  giftProduct: calls.getGiftProduct,
} as const satisfies Record<SharedRouteName, Call>;

/** Returns the path and query of the call for the item of a shared page, as the page itself makes it. */
export function itemCallPath(name: SharedRouteName, path: string, ref: string): string {
  const call: Call = itemCalls[name];
  const id = path.replace(/\/$/, '').split('/').at(-1) ?? '';
  const query = new URLSearchParams({ ...call.fixedQuery, ref });
  return `${call.path.replace(':id', () => id)}?${query.toString()}`;
}
