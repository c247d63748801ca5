import type { ContentKind } from '@parlour/contract/staff';
import type { ContentBody, contentFields, orderedKinds } from '@parlour/core/content';
import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queries, Transaction } from '../../../platform/postgres/database.ts';
import type { TextMatch } from '../../../platform/postgres/textMatch.ts';

/** A published item, as staff edit it. */
export interface PublishedItem<Kind extends ContentKind = ContentKind> {
  readonly body: ContentBody<Kind>;
  readonly version: number;
  readonly hiddenAt: Date | null;
}

/** How the parts of a kind's items are found, where they have tables of their own. */
interface ContentParts {
  /** Selects the ids of the items with a part that fits. */
  itemsWith(match: TextMatch): SQL;
  /** Selects the name of a part that fits, for the item of the row. Null where none does. */
  fittingPart(match: TextMatch): SQL<string | null>;
  /** Selects kind, id and title of the items with a part that shows a picture whose URL is like a pattern. */
  usesOf(pattern: string): SQL;
}

type Fields<Kind extends ContentKind> = (typeof contentFields)[Kind];

/** The names of the fields of a kind that are entered in one of some ways. */
type FieldOf<Kind extends ContentKind, Control extends string> = {
  [Name in keyof Fields<Kind>]: Fields<Kind>[Name] extends { kind: Control } ? Name : never;
}[keyof Fields<Kind>];

type IfAny<Names, Value> = [Names] extends [never] ? null : Value;

/** Where the items of a kind are in a package. */
type PackagePlace<Kind extends ContentKind> =
  | {
      readonly table: `${string}.csv`;
      /** The column that a row of no other kind has, or that none is without. */
      readonly telling: keyof Fields<Kind>;
      /** The table with what the items list. */
      readonly lists: IfAny<FieldOf<Kind, 'references'>, 'destination-vendors.csv'>;
    }
  | {
      readonly tree: 'gift-guides.json';
      /** The name of the list of items in it. */
      readonly list: string;
    };

/**
 * All that the server knows of one kind of content. What lists, searches, publishes, imports and exports content iterates over
 * these modules.
 */
export interface ContentKindModule<Kind extends ContentKind> {
  /** The table with one row for each published item. */
  readonly table: PgTable &
    Readonly<Record<'id' | 'version' | 'hiddenAt' | 'externalId', PgColumn>>;
  /** Returns the published item, hidden or not. Undefined where none has this id. */
  read(queries: Queries, id: string): Promise<PublishedItem<Kind> | undefined>;
  /** Stores the document with its version, as a new item or in place of the published one. */
  write(
    transaction: Transaction,
    id: string,
    body: ContentBody<Kind>,
    version: number,
  ): Promise<void>;
  /** The column of what an item is called. */
  readonly title: PgColumn;
  /** What tells an item from others of its name. */
  readonly detail: SQL<string | null>;
  /** The column of an item's own picture. */
  readonly picture: IfAny<FieldOf<Kind, 'picture'>, PgColumn>;
  /** The column of an item's own further pictures. */
  readonly pictures: IfAny<FieldOf<Kind, 'pictures'>, PgColumn>;
  /** The order of members' lists. Events begin with the last. */
  readonly order: readonly SQL[];
  /** The column of the order that staff give. */
  readonly position: Kind extends (typeof orderedKinds)[number] ? PgColumn : null;
  /** What is searched, exactly as its index has it. */
  readonly searchedText: SQL;
  readonly parts: IfAny<FieldOf<Kind, 'groups'>, ContentParts>;
  /** The columns with the ids of what an item refers to. */
  readonly references: Readonly<Record<FieldOf<Kind, 'reference' | 'references'>, PgColumn>>;
  /** Returns the path of an item's page in the member app. */
  pathOf(id: string): string;
  /** What the preview of an item has in place of its own, since a visitor sees nothing of a member. */
  readonly inPreview?: Partial<ContentBody<Kind>>;
  /** Where it is among the kinds in a package: after all that it refers to. */
  readonly packageOrder: number;
  readonly package: PackagePlace<Kind>;
  /** Reads what a package has of the items beside their documents, by id. */
  readExported?(queries: Queries): Promise<ReadonlyMap<string, Readonly<Record<string, unknown>>>>;
  /** Returns the slugs that lead to an item, the present one first. */
  findSlugs?(queries: Queries, id: string): Promise<string[]>;
  /** Returns how many members are registered for an item, or have a valid code of it. */
  countHolders?(queries: Queries, id: string, now: Date): Promise<number>;
}
