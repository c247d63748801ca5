import type { ContentKind } from '@parlour/contract/staff';
import { contentNames } from '@parlour/core/content';
import { and, asc, eq, exists, isNotNull, isNull, sql } from 'drizzle-orm';
import { importedItems, imports } from '../../../../platform/postgres/schema/index.ts';
import { kindOf } from '../../../content/kinds/index.ts';
import type { ImportContext } from './importContext.ts';
import { storeItem } from './storeItem.ts';

/** The files that bring the same items: packages, or tables whose identifiers have this header. */
export type ImportSource = { readonly header: string } | 'package';

/** Hides what earlier imports brought from the same source, and its files have no more (api/staff/imports-21). Nothing is deleted. */
export async function hideMissing(
  context: ImportContext,
  kind: ContentKind,
  source: ImportSource,
): Promise<void> {
  const { recorder, held } = context;
  const unnamed = held.firstUnnamed(kind);
  if (unnamed !== undefined) {
    const { many } = contentNames[kind];
    const place = `${unnamed.file}, line ${unnamed.line}`;
    return recorder.note(
      `${place}: The row has no identifier, so no ${many.toLowerCase()} are hidden.`,
    );
  }
  const index = await context.indexOf(kind);
  for (const { id, externalId, title } of await findBrought(context, kind, source)) {
    const known = index.findOwn(null, id);
    if (externalId === null || known === undefined || known.isOwn === true) continue;
    if (held.has(kind, externalId) || held.has(kind, id)) continue;
    const before = await kindOf(kind).read(context.transaction, id);
    if (before === undefined) continue;
    recorder.hide({ kind, title, externalId }, before.version);
    const item = { ...known, isHidden: true };
    index.add(item);
    const slugs = { slug: null, former: null };
    await storeItem(context, { kind, item, body: before.body, before, known, slugs });
  }
}

/** Returns the items that members see and that earlier imports from a source created or changed. */
function findBrought({ transaction }: ImportContext, kind: ContentKind, source: ImportSource) {
  const { table, title } = kindOf(kind);
  const isFromSource =
    source === 'package'
      ? isNull(imports.mapping)
      : sql`${imports.mapping} -> 'columns' ->> ${source.header}::text = 'externalId'`;
  return transaction
    .select({ id: table.id, externalId: table.externalId, title })
    .from(table)
    .where(
      and(
        isNull(table.hiddenAt),
        isNotNull(table.externalId),
        exists(
          transaction
            .select({ itemId: importedItems.itemId })
            .from(importedItems)
            .innerJoin(imports, eq(imports.id, importedItems.importId))
            .where(
              and(
                eq(importedItems.kind, kind),
                eq(importedItems.itemId, table.id),
                eq(imports.status, 'applied'),
                isFromSource,
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(table.id));
}
