import type { ContentItem } from '@parlour/contract/staff';
import {
  Button,
  DataTable,
  type DataTableColumn,
  EmptyState,
  Stack,
  TextLink,
  VisuallyHidden,
} from '@parlour/ui';
import type { BulkAction, ContentListViewProps } from './ContentListView.tsx';
import { emptyList } from './copy.ts';
import { StateBadges } from './StateBadges.tsx';

type Columns = readonly [DataTableColumn<ContentItem>, ...DataTableColumn<ContentItem>[]];

const columnsOf = ({
  timeZone,
  copyPathOf,
}: Pick<ContentListViewProps, 'timeZone' | 'copyPathOf'>): Columns => [
  { name: 'title', label: 'Name', cell: ({ title }) => title },
  { name: 'detail', label: 'Detail', cell: ({ detail }) => detail ?? '–' },
  {
    name: 'state',
    label: 'State',
    cell: (item) => <StateBadges item={item} timeZone={timeZone} />,
  },
  {
    name: 'actions',
    label: 'Actions',
    isNarrow: true,
    cell: (item) => (
      <TextLink href={copyPathOf(item)}>
        Duplicate<VisuallyHidden> {item.title}</VisuallyHidden>
      </TextLink>
    ),
  },
];

const bulkActions: readonly { action: BulkAction; label: string; pendingLabel: string }[] = [
  { action: 'publish', label: 'Publish', pendingLabel: 'Publishing...' },
  { action: 'hide', label: 'Hide', pendingLabel: 'Hiding...' },
  { action: 'show', label: 'Show', pendingLabel: 'Showing...' },
];

type Props = Pick<
  ContentListViewProps,
  | 'kind'
  | 'choice'
  | 'bulk'
  | 'mayPublish'
  | 'timeZone'
  | 'pathOf'
  | 'copyPathOf'
  | 'onChoose'
  | 'onBulk'
  | 'onAddToRelease'
> & { items: readonly ContentItem[] };

/** The rows of a list. Several can be chosen (`DKO3`). */
export function ContentTable(props: Props) {
  const { kind, items, choice, bulk, mayPublish, pathOf, onChoose, onBulk, onAddToRelease } = props;
  if (items.length === 0) {
    return <EmptyState {...emptyList(kind, choice.state !== 'all' || choice.text !== '')} />;
  }
  const selection = {
    chosen: bulk.chosen,
    onChange: onChoose,
    nameOf: ({ title }: ContentItem) => title,
    actions: (
      <Stack direction="row" gap={2}>
        {bulkActions.map(({ action, label, pendingLabel }) => (
          <Button
            key={action}
            variant="secondary"
            size="small"
            disabled={bulk.pending !== null && bulk.pending !== action}
            isPending={bulk.pending === action}
            pendingLabel={pendingLabel}
            onClick={() => onBulk(action)}
          >
            {label}
          </Button>
        ))}
        <Button
          variant="secondary"
          size="small"
          disabled={bulk.pending !== null}
          onClick={onAddToRelease}
        >
          Add to Release
        </Button>
      </Stack>
    ),
  };
  return (
    <DataTable
      caption="Items"
      rows={items}
      keyOf={({ id }) => id}
      hrefOf={pathOf}
      columns={columnsOf(props)}
      {...(mayPublish ? { selection } : {})}
    />
  );
}
