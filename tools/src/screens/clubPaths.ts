import {
  benefitListSchema,
  destinationDetailSchema,
  destinationListSchema,
  eventListSchema,
  giftGuideListSchema,
  successSchema,
} from '@parlour/contract';
import { href, routes } from '@parlour/core';

/** The paths of one page of each kind in a club. */
export interface ClubPaths {
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

/** Parses the data of a response. */
interface Schema<Data> {
  readonly parse: (response: unknown) => { readonly data: Data };
}

const firstOf = <Item>(items: readonly Item[], name: string): Item => {
  const [item] = items;
  if (item === undefined) throw new Error(`The club has no ${name}.`);
  return item;
};

/**
 * Finds a page of each kind in a club.
 *
 * @param headers with a member's tokens.
 */
export async function findClubPaths(
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<ClubPaths> {
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
  const destination = firstOf(
    destinations.filter(({ hasNeighborhoods }) => !hasNeighborhoods),
    'destination without neighborhoods',
  );
  const { connections } = await read(
    `/api/destinations/${destination.id}`,
    successSchema(destinationDetailSchema),
  );
  const { publicGuides } = await read('/api/gift-guides', successSchema(giftGuideListSchema));
  const guide = firstOf(publicGuides, 'public gift guide');
  const upcoming = events.filter(({ startDate }) => Date.parse(startDate) > Date.now());
  return {
    benefit: href(routes.benefit, { benefitId: firstOf(benefits, 'benefit').id }),
    event: href(routes.event, { eventId: firstOf(upcoming, 'event to come').id }),
    city: href(
      routes.destination,
      firstOf(
        destinations.filter(({ hasNeighborhoods }) => hasNeighborhoods),
        'destination with neighborhoods',
      ),
    ),
    destination: href(routes.destination, destination),
    vendor: href(routes.vendor, firstOf(connections, 'vendor').vendor),
    giftGuide: href(routes.giftGuide, guide),
    giftProduct: href(routes.giftProduct, {
      productId: firstOf(
        guide.sections.flatMap(({ products }) => products),
        'gift product',
      ).id,
    }),
  };
}
