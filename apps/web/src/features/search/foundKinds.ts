import type { FoundGroup, FoundItem, FoundKind } from '@parlour/contract';
import { href, routes } from '@parlour/core/routes';

interface Kind {
  readonly title: string;
  readonly hrefOf: (id: string) => string;
}

const kinds: Readonly<Record<FoundKind, Kind>> = {
  benefit: { title: 'Benefits', hrefOf: (benefitId) => href(routes.benefit, { benefitId }) },
  event: { title: 'Events', hrefOf: (eventId) => href(routes.event, { eventId }) },
  destination: { title: 'Destinations', hrefOf: (id) => href(routes.destination, { id }) },
  vendor: { title: 'Vendors', hrefOf: (slug) => href(routes.vendor, { slug }) },
  gift_guide: { title: 'Gift Guides', hrefOf: (id) => href(routes.giftGuide, { id }) },
  gift_product: { title: 'Gifts', hrefOf: (productId) => href(routes.giftProduct, { productId }) },
  request: { title: 'Your Requests', hrefOf: (requestId) => href(routes.request, { requestId }) },
};

const kindOf = new Map<string, Kind>(Object.entries(kinds));

/** A group of found items with its heading and the paths of their pages. */
export interface FoundSection extends Kind {
  readonly items: readonly FoundItem[];
}

/** Returns the groups that the app can show, since a newer server may find more kinds (`WSQ3`). */
export function sectionsOf(groups: readonly FoundGroup[]): FoundSection[] {
  return groups.flatMap(({ kind: name, items }) => {
    const kind = kindOf.get(name);
    return kind === undefined ? [] : [{ ...kind, items }];
  });
}
