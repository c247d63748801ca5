import { href, routes } from '@parlour/core';
import { and, asc, count, eq, gt, sql } from 'drizzle-orm';
import { benefits, redemptions } from '../../../platform/postgres/schema/index.ts';
import type { ContentKindModule } from './contentKindModule.ts';
import { nextPosition } from './nextPosition.ts';

/** Benefits. A new one is the last. */
export const benefitKind = {
  table: benefits,
  async read(queries, id) {
    const [row] = await queries.select().from(benefits).where(eq(benefits.id, id));
    if (row === undefined) return undefined;
    const { id: _, position: __, version, hiddenAt, externalId: ___, ...body } = row;
    return { body, version, hiddenAt };
  },
  async write(transaction, id, body, version) {
    const set = { ...body, version };
    await transaction
      .insert(benefits)
      .values({ id, position: nextPosition(benefits.position), ...set })
      .onConflictDoUpdate({ target: benefits.id, set });
  },
  title: benefits.title,
  detail: sql<string | null>`${benefits.provider}`,
  picture: benefits.imageUrl,
  pictures: benefits.images,
  order: [asc(benefits.position), asc(benefits.id)],
  position: benefits.position,
  searchedText: sql`plain(${benefits.title} || ' ' || ${benefits.provider} || ' ' || coalesce(${benefits.category}, '') || ' ' || coalesce(${benefits.city}, ''))`,
  parts: null,
  references: { vendorId: benefits.vendorId },
  pathOf: (benefitId) => href(routes.benefit, { benefitId }),
  packageOrder: 3,
  package: { table: 'benefits.csv', telling: 'title', lists: null },
  async countHolders(queries, id, now) {
    const [row] = await queries
      .select({ holders: count() })
      .from(redemptions)
      .where(and(eq(redemptions.benefitId, id), gt(redemptions.expiresAt, now)));
    return row?.holders ?? 0;
  },
} as const satisfies ContentKindModule<'benefit'>;
