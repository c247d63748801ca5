import { FOUND_LIMIT, type FoundItem, type FoundKind } from '@parlour/contract';
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/postgres/database.ts';
import {
  benefits,
  destinations,
  events,
  giftGuides,
  giftProducts,
  giftSections,
  requests,
  vendors,
} from '../../platform/postgres/schema/index.ts';
import { searchedText } from '../../platform/postgres/searchedText.ts';
import type { TextMatch } from '../../platform/postgres/textMatch.ts';
import { isShown } from '../benefits/repository.ts';
import { kindModules } from '../content/kinds/index.ts';
import { hasSections, isVisibleTo } from '../gift-guides/repository.ts';

type Find = (
  queries: Queries,
  match: TextMatch,
  memberId: string,
  now: Date,
) => Promise<FoundItem[]>;

const none = sql<string | null>`null`;

/** How each kind is found. Each condition leaves out what the member may not see (api/search-2). */
export const finders = {
  benefit: (queries, match, _, now) =>
    queries
      .select({
        id: benefits.id,
        title: benefits.title,
        detail: sql<string | null>`${benefits.provider}`,
        imageUrl: benefits.imageUrl,
      })
      .from(benefits)
      .where(and(isShown(now), match.fits(kindModules.benefit.searchedText)))
      .orderBy(
        desc(match.rank(kindModules.benefit.searchedText, sql`${benefits.title}`)),
        asc(benefits.position),
      )
      .limit(FOUND_LIMIT),
  event: (queries, match, _, now) =>
    queries
      .select({
        id: events.id,
        title: events.title,
        detail: sql<string | null>`${events.location}`,
        imageUrl: events.imageUrl,
      })
      .from(events)
      .where(and(isNull(events.hiddenAt), match.fits(kindModules.event.searchedText)))
      // What is still to come is what a member looks for.
      .orderBy(
        desc(sql`${events.startDate} >= ${now.toISOString()}`),
        desc(match.rank(kindModules.event.searchedText, sql`${events.title}`)),
        asc(events.startDate),
      )
      .limit(FOUND_LIMIT),
  destination: (queries, match) =>
    queries
      .select({
        id: destinations.id,
        title: destinations.name,
        detail: none,
        imageUrl: destinations.imageUrl,
      })
      .from(destinations)
      .where(and(isNull(destinations.hiddenAt), match.fits(kindModules.destination.searchedText)))
      .orderBy(
        desc(match.rank(kindModules.destination.searchedText, sql`${destinations.name}`)),
        asc(destinations.position),
      )
      .limit(FOUND_LIMIT),
  vendor: (queries, match) =>
    queries
      .select({
        id: vendors.slug,
        title: vendors.name,
        detail: sql<string | null>`concat_ws(', ', ${vendors.type}, ${vendors.city})`,
        imageUrl: vendors.imageUrl,
      })
      .from(vendors)
      .where(and(isNull(vendors.hiddenAt), match.fits(kindModules.vendor.searchedText)))
      .orderBy(
        desc(match.rank(kindModules.vendor.searchedText, sql`${vendors.name}`)),
        asc(sql`lower(${vendors.name})`),
        asc(vendors.id),
      )
      .limit(FOUND_LIMIT),
  gift_guide: (queries, match, memberId) =>
    queries
      .select({ id: giftGuides.id, title: giftGuides.name, detail: none, imageUrl: none })
      .from(giftGuides)
      .where(
        and(
          isVisibleTo(memberId),
          isNull(giftGuides.hiddenAt),
          hasSections,
          match.fits(kindModules.gift_guide.searchedText),
        ),
      )
      .orderBy(
        desc(match.rank(kindModules.gift_guide.searchedText, sql`${giftGuides.name}`)),
        asc(giftGuides.position),
      )
      .limit(FOUND_LIMIT),
  gift_product: (queries, match, memberId) =>
    queries
      .select({
        id: giftProducts.id,
        title: giftProducts.name,
        detail: sql<string | null>`${giftGuides.name}`,
        imageUrl: giftProducts.imageUrl,
      })
      .from(giftProducts)
      .innerJoin(giftSections, eq(giftSections.id, giftProducts.sectionId))
      .innerJoin(giftGuides, eq(giftGuides.id, giftSections.guideId))
      .where(
        and(
          isVisibleTo(memberId),
          isNull(giftGuides.hiddenAt),
          match.fits(searchedText.gift_product),
        ),
      )
      .orderBy(
        desc(match.rank(searchedText.gift_product, sql`${giftProducts.name}`)),
        asc(giftProducts.position),
      )
      .limit(FOUND_LIMIT),
  request: (queries, match, memberId) =>
    queries
      .select({
        id: requests.id,
        title: requests.subject,
        detail: sql<string | null>`${requests.reference}`,
        imageUrl: none,
      })
      .from(requests)
      .where(
        and(
          eq(requests.memberId, memberId),
          isNull(requests.mergedInto),
          match.fits(searchedText.request),
        ),
      )
      .orderBy(desc(requests.updatedAt), desc(requests.id))
      .limit(FOUND_LIMIT),
} as const satisfies Readonly<Record<FoundKind, Find>>;
