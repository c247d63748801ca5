import type { TestDatabase } from './testDatabase.ts';

/** The statement of each table for what a package carries: all but secrets, versions, and ids that no link or request names. */
export const packageTables = {
  vendors: `select * from vendors order by id`,
  former_slugs: `select * from former_slugs order by slug`,
  benefits: `select * from benefits order by id`,
  events: `select * from events order by id`,
  destinations: `select * from destinations order by id`,
  connections: `select destination_id, vendor_id, row_number() over (partition by destination_id order by position) as place from connections order by 1, 3`,
  gift_guides: `select * from gift_guides order by id`,
  gift_sections: `select * from gift_sections order by id`,
  gift_products: `select * from gift_products order by id`,
  members: `select * from members order by id`,
  pictures: `select * from pictures order by id`,
};
const ignored = [
  'version',
  'revision',
  'ref',
  'invited_at',
  'hidden_at',
  'ended_at',
  'suspended_at',
  'uploaded_at',
  'uploaded_by',
  'import_id',
];

/** Returns the rows of a table as a package carries them, to compare two clubs. */
export async function packageRowsOf(club: TestDatabase, statement: string) {
  return (await club.run(statement)).map((row) => {
    const compared = Object.fromEntries(
      Object.entries(row).filter(([name]) => !ignored.includes(name)),
    );
    return {
      ...compared,
      isHidden: (row['hidden_at'] ?? null) !== null,
      isEnded: (row['ended_at'] ?? null) !== null,
    };
  });
}
