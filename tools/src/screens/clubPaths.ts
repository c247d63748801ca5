import {
  benefitListSchema,
  destinationDetailSchema,
  destinationListSchema,
  eventListSchema,
  giftGuideListSchema,
  successSchema,
} from '@parlour/contract';
import { href, routes } from '@parlour/core';
import type { SharedRouteName } from '@parlour/core/routes';
import type * as z from 'zod/mini';

/** The paths of one page of each kind that is shared, and of a destination with neighborhoods. */
export type ClubPaths = Awaited<ReturnType<typeof findClubPaths>>;

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
export async function findClubPaths(url: string, headers: Readonly<Record<string, string>>) {
  const read = async <Data>(path: string, schema: z.ZodMiniType<Data>): Promise<Data> => {
    const response = await fetch(url + path, { headers });
    return successSchema(schema).parse(await response.json()).data;
  };
  const { benefits } = await read('/api/vendors?benefitView=true', benefitListSchema);
  const { events } = await read('/api/events', eventListSchema);
  const { destinations } = await read('/api/destinations?isPrimary=true', destinationListSchema);
  const destination = firstOf(
    destinations.filter(({ hasNeighborhoods }) => !hasNeighborhoods),
    'destination without neighborhoods',
  );
  const { connections } = await read(
    `/api/destinations/${destination.id}`,
    destinationDetailSchema,
  );
  const { publicGuides } = await read('/api/gift-guides', giftGuideListSchema);
  const guide = firstOf(publicGuides, 'public gift guide');
  const upcoming = events.filter(({ startDate }) => Date.parse(startDate) > Date.now());
  return {
    benefit: href(routes.benefit, { benefitId: firstOf(benefits, 'benefit').id }),
    event: href(routes.event, { eventId: firstOf(upcoming, 'event to come').id }),
    // A destination that has neighborhoods.
    city: href(
      routes.destination,
      firstOf(
        destinations.filter(({ hasNeighborhoods }) => hasNeighborhoods),
        'destination with neighborhoods',
      ),
    ),
    // A destination with vendors of its own.
    destination: href(routes.destination, destination),
    vendor: href(routes.vendor, firstOf(connections, 'vendor').vendor),
    giftGuide: href(routes.giftGuide, guide),
    giftProduct: href(routes.giftProduct, {
      productId: firstOf(
        guide.sections.flatMap(({ products }) => products),
        'gift product',
      ).id,
    }),
  } satisfies Record<SharedRouteName | 'city', string>;
}
