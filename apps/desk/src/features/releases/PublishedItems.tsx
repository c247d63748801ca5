import type { ReleasedItem } from '@parlour/contract/staff';
import { contentNames } from '@parlour/core/content';
import { DataTable, Text } from '@parlour/ui';
import { contentPath } from '../content/contentPaths.ts';

export type PublishedItemsProps = {
  /** What a release published. */
  items: readonly ReleasedItem[];
};

/** What a release published, each with its editor (`DKRL6`). */
export function PublishedItems({ items }: PublishedItemsProps) {
  return (
    <>
      <Text>To take something back, open it and revert it in its history.</Text>
      <DataTable
        caption="Published items"
        rows={items}
        keyOf={({ kind, id }) => `${kind}:${id}`}
        hrefOf={({ kind, id }) => contentPath(kind, id)}
        columns={[
          { name: 'title', label: 'Name', cell: ({ title }) => title },
          { name: 'kind', label: 'Kind', cell: ({ kind }) => contentNames[kind].many },
          {
            name: 'version',
            label: 'Version',
            isNarrow: true,
            align: 'end',
            cell: ({ version }) => version,
          },
        ]}
      />
    </>
  );
}
