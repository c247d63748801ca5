import type { ContentPicture } from '@parlour/contract';
import type { ContentKind } from '@parlour/contract/staff';
import { toMinorUnits } from '@parlour/core';
import type { SampleClub } from '@parlour/sample-club';

/** Converts the sample club to database rows. Tables come in an order that satisfies their foreign keys. */
export function rowsOf(club: SampleClub) {
  const guides = club.giftGuides;
  return {
    members: club.members.map(({ id, crmId, instanceUrl, profile }) => {
      const { professional, address, ...person } = profile;
      return { id, crmId, instanceUrl, isActive: true, ...person, ...professional, ...address };
    }),
    vendors: club.vendors.map(withUrls),
    destinations: club.destinations.map(
      ({ id, name, imageUrl, isPrimary, introduction, parentDestination }, position) => ({
        id,
        position,
        name,
        imageUrl,
        isPrimary,
        introduction,
        parentId: parentDestination?.id ?? null,
      }),
    ),
    connections: club.connections.map(({ id, destinationId, vendor }, position) => ({
      id,
      position,
      destinationId,
      vendorId: vendor.id,
    })),
    benefits: club.benefits.map((benefit, position) => ({ ...withUrls(benefit), position })),
    events: club.events.map((event) => ({
      ...withUrls(event),
      startDate: new Date(event.startDate),
      endDate: event.endDate === null ? null : new Date(event.endDate),
    })),
    giftGuides: guides.map(({ sections: _, ...guide }, position) => ({ ...guide, position })),
    giftSections: guides.flatMap((guide) =>
      guide.sections.map(({ products: _, ...section }, position) => ({
        ...section,
        guideId: guide.id,
        position,
      })),
    ),
    giftProducts: guides.flatMap((guide) =>
      guide.sections.flatMap((section) =>
        section.products.map(({ price, maxPrice, isPersonalized: _, ...product }, position) => ({
          ...withUrls(product),
          sectionId: section.id,
          position,
          priceMinor: toMinorUnits(price, product.currencyCode),
          maxPriceMinor: toMinorUnits(maxPrice, product.currencyCode),
        })),
      ),
    ),
  };
}

/** Returns an item with the URLs of its further pictures alone, as its table has them. */
function withUrls<Item extends { readonly images?: ContentPicture[] | undefined }>(item: Item) {
  return { ...item, images: (item.images ?? []).map(({ imageUrl }) => imageUrl) };
}

/** The sample club as database rows. */
export type SampleRows = ReturnType<typeof rowsOf>;

/** Returns the rows of each kind of content that the sample club has. */
export function contentOf(
  rows: SampleRows,
): Partial<Record<ContentKind, readonly { readonly id: string }[]>> {
  return {
    vendor: rows.vendors,
    benefit: rows.benefits,
    event: rows.events,
    destination: rows.destinations,
    gift_guide: rows.giftGuides,
  };
}
