import type { ReleaseDetail, ReleasedItem } from '@parlour/contract/staff';
import { contentNames } from '@parlour/core/content';
import { Badge, DataTable, type DataTableColumn, Stack, Text } from '@parlour/ui';
import { contentPath } from '../content/contentPaths.ts';

export type PublishedItemsProps = {
  /** The release, which was published. */
  detail: ReleaseDetail;
};

function Version({ version, isChanged }: Pick<ReleasedItem, 'version' | 'isChanged'>) {
  if (!isChanged) return version;
  return (
    <Stack direction="row" gap={2}>
      {version}
      <Badge tone="accent">Changed since</Badge>
    </Stack>
  );
}

const columns: readonly [
  DataTableColumn<ReleasedItem>,
  ...(readonly DataTableColumn<ReleasedItem>[]),
] = [
  { name: 'title', label: 'Name', cell: ({ title }) => title },
  { name: 'kind', label: 'Kind', cell: ({ kind }) => contentNames[kind].many },
  {
    name: 'version',
    label: 'Version',
    isNarrow: true,
    align: 'end',
    cell: (item) => <Version {...item} />,
  },
];

/** What a release published, each with its editor (`desk/releases-6`). */
export function PublishedItems({ detail: { published, revertedAt } }: PublishedItemsProps) {
  return (
    <>
      {revertedAt === null ? <Text>{takingBackInWords(published)}</Text> : null}
      <DataTable
        caption="Published items"
        rows={published}
        keyOf={({ kind, id }) => `${kind}:${id}`}
        hrefOf={({ kind, id }) => contentPath(kind, id)}
        columns={columns}
      />
    </>
  );
}

/** Says how what a release published is taken back (`desk/releases-7`). */
function takingBackInWords(published: ReleaseDetail['published']): string {
  return published.some(({ isChanged }) => isChanged)
    ? 'Something was changed since, so the release is not taken back as a whole. Open an item and revert it in its history.'
    : 'To take back one item alone, open it and revert it in its history.';
}
