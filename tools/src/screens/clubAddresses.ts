import {
  benefitListSchema,
  destinationDetailSchema,
  destinationListSchema,
  eventListSchema,
  giftGuideListSchema,
  successSchema,
} from '@parlour/contract';
import { destinationPath, giftGuidePath, giftProductPath, vendorPath } from '@parlour/core';

/** One page of each kind in a club, by its path. */
export interface ClubAddresses {
  readonly benefit: string;
  readonly event: string;
  /** A destination that has neighborhoods. */
  readonly city: string;
  /** A destination with vendors of its own. */
  readonly destination: string;
  readonly vendor: string;
  readonly giftGuide: string;
  readonly giftProduct: string;
}

/** Whatever reads the data of an answer. */
interface Schema<Data> {
  readonly parse: (answer: unknown) => { readonly data: Data };
}

const first = <Item>(items: readonly Item[], what: string): Item => {
  const [item] = items;
  if (item === undefined) throw new Error(`The club has no ${what}.`);
  return item;
};

/**
 * Asks a club for a page of each kind.
 *
 * @param headers A member's tokens.
 */
export const clubAddresses = async (
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<ClubAddresses> => {
  const read = async <Data>(path: string, schema: Schema<Data>): Promise<Data> => {
    const response = await fetch(url + path, { headers });
    return schema.parse(await response.json()).data;
  };
  const { benefits } = await read(
    '/api/vendors?benefitView=true',
    successSchema(benefitListSchema),
  );
  const { events } = await read('/api/events', successSchema(eventListSchema));
  const { destinations } = await read(
    '/api/destinations?isPrimary=true',
    successSchema(destinationListSchema),
  );
  const plain = first(
    destinations.filter(({ hasNeighborhoods }) => !hasNeighborhoods),
    'destination without neighborhoods',
  );
  const { connections } = await read(
    `/api/destinations/${plain.id}`,
    successSchema(destinationDetailSchema),
  );
  const { publicGuides } = await read('/api/gift-guides', successSchema(giftGuideListSchema));
  const guide = first(publicGuides, 'public gift guide');
  const upcoming = events.filter(({ startDate }) => Date.parse(startDate) > Date.now());
  return {
    benefit: `/member-benefits/${first(benefits, 'benefit').id}`,
    event: `/events/${first(upcoming, 'event to come').id}`,
    city: destinationPath(
      first(
        destinations.filter(({ hasNeighborhoods }) => hasNeighborhoods),
        'destination with neighborhoods',
      ).id,
    ),
    destination: destinationPath(plain.id),
    vendor: vendorPath(first(connections, 'vendor').vendor),
    giftGuide: giftGuidePath(guide.id),
    giftProduct: giftProductPath(
      first(
        guide.sections.flatMap(({ products }) => products),
        'gift product',
      ).id,
    ),
  };
};
