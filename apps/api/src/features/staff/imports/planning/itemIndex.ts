import type { ContentKind } from '@parlour/contract/staff';
import type { ReferenceTarget } from '@parlour/core/content';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../../../platform/postgres/database.ts';
import { members } from '../../../../platform/postgres/schema/index.ts';
import { kindOf } from '../../../content/kinds/index.ts';

/** What is known of a stored item or member. */
export interface KnownItem {
  readonly id: string;
  /** The identifier of another system. Null where it has none. */
  readonly externalId: string | null;
  readonly title: string;
  readonly isHidden: boolean;
  /** Whether the file that is read brings it. Its own rows may refer to it, hidden or not. */
  readonly isOwn?: boolean;
}

/** The stored items of one kind, by everything that a file calls them. */
export type ItemIndex = ReturnType<typeof createItemIndex>;

/** Creates an index of items. What is added later replaces what has the same id. */
function createItemIndex(stored: readonly KnownItem[]) {
  const byId = new Map<string, KnownItem>();
  const byExternalId = new Map<string, KnownItem>();
  /** Null where several have the name. */
  const byName = new Map<string, string | null>();
  const add = (item: KnownItem) => {
    const name = item.title.trim().toLowerCase();
    const named = byName.get(name);
    byName.set(name, named === undefined || named === item.id ? item.id : null);
    byId.set(item.id, item);
    if (item.externalId !== null) byExternalId.set(item.externalId, item);
  };
  stored.forEach(add);
  return {
    add,
    /** Whether an id is taken. */
    hasId: (id: string) => byId.has(id),
    /** Returns the item that a row is about. An id counts where the file gives no identifier, or the item has none. */
    findOwn(externalId: string | null, id: string | null): KnownItem | undefined {
      const known = externalId === null ? undefined : byExternalId.get(externalId);
      if (known !== undefined || id === null) return known;
      const same = byId.get(id);
      return externalId === null || same?.externalId === null ? same : undefined;
    },
    /** Returns what a reference names: an identifier, an id, or a name that one alone has (api/staff/imports-6). */
    findReferred(key: string): KnownItem | undefined {
      const found = byExternalId.get(key) ?? byId.get(key);
      const named = found === undefined ? byName.get(key.trim().toLowerCase()) : undefined;
      return found ?? (typeof named === 'string' ? byId.get(named) : undefined);
    },
  };
}

/** Reads the items of a kind, or the members, into an index. */
export async function readItemIndex(queries: Queries, target: ReferenceTarget): Promise<ItemIndex> {
  return createItemIndex(
    target === 'member' ? await readMembers(queries) : await readItems(queries, target),
  );
}

async function readItems(queries: Queries, kind: ContentKind): Promise<readonly KnownItem[]> {
  const { table, title } = kindOf(kind);
  const rows = await queries
    .select({
      id: table.id,
      externalId: table.externalId,
      title,
      hiddenAt: table.hiddenAt,
    })
    .from(table);
  return rows.map(({ hiddenAt, ...row }) => ({ ...row, isHidden: hiddenAt !== null }));
}

function readMembers(queries: Queries): Promise<readonly KnownItem[]> {
  return queries
    .select({
      id: members.id,
      externalId: members.crmId,
      title: sql<string>`trim(${members.firstName} || ' ' || ${members.lastName})`,
      isHidden: sql<boolean>`not ${members.isActive}`,
    })
    .from(members);
}
