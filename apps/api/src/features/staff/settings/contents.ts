import type { ClubContents } from '@parlour/contract/staff';
import { and, count, gte, isNull, eq, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { SampleClub } from '../../../club-settings/sampleClub.ts';
import type { Queries } from '../../../platform/postgres/database.ts';
import {
  benefits,
  destinations,
  events,
  giftGuides,
  vendors,
} from '../../../platform/postgres/schema/index.ts';

async function countIn(queries: Queries, table: PgTable, where: SQL | undefined): Promise<number> {
  const [found] = await queries.select({ rows: count() }).from(table).where(where);
  return found?.rows ?? 0;
}

/** Counts what the club has of each kind, as members see it (api/staff/settings-13). */
export async function countContents(
  queries: Queries,
  sampleClub: SampleClub,
  now: Date,
): Promise<Omit<ClubContents, 'hasBegun'>> {
  return {
    members: (await sampleClub.count(queries)).real,
    vendors: await countIn(queries, vendors, isNull(vendors.hiddenAt)),
    benefits: await countIn(queries, benefits, isNull(benefits.hiddenAt)),
    events: await countIn(
      queries,
      events,
      and(isNull(events.hiddenAt), gte(events.startDate, now)),
    ),
    destinations: await countIn(queries, destinations, isNull(destinations.hiddenAt)),
    giftGuides: await countIn(
      queries,
      giftGuides,
      and(isNull(giftGuides.hiddenAt), eq(giftGuides.isPublic, true)),
    ),
  };
}
