import { type PageData, PageDataView } from '@parlour/app/data';
import { DataTable, type DataTableColumn, EmptyState, Menu, Skeleton } from '@parlour/ui';
import type { Managed, ManagedAction, ManagedListing } from './managed.ts';

export type ManagedViewProps<Item> = {
  /** All of them, by title. */
  page: PageData<readonly Item[]>;
  /** Whether the viewer may change them. */
  mayChange: boolean;
  /** Opens the dialog that adds one. */
  onAdd: () => void;
  /** Begins an action of a row. */
  onAction: (action: ManagedAction, item: Item) => void;
};

export type ManagedTableProps<Item> = Omit<ManagedViewProps<Item>, 'onAdd'> & {
  /** What is shown of each. */
  listing: ManagedListing<Item>;
};

const actionsOf = <Item extends Managed>(
  one: string,
  onAction: ManagedViewProps<Item>['onAction'],
): DataTableColumn<Item> => ({
  name: 'actions',
  label: 'Actions',
  isNarrow: true,
  cell: (item) => (
    <Menu
      label={`Change ${item.title}`}
      items={[
        { id: 'change', label: `Change ${one}`, onSelect: () => onAction('change', item) },
        { id: 'delete', label: `Delete ${one}`, onSelect: () => onAction('delete', item) },
      ]}
    />
  ),
});

/** The canned replies or the macros in a table, with a menu for managers (`DKC1`, `DKC4`). */
export function ManagedTable<Item extends Managed>(props: ManagedTableProps<Item>) {
  const { listing, page, mayChange, onAction } = props;
  const { one, many, emptyText, columns } = listing;
  return (
    <PageDataView
      page={page}
      loadingLabel={`Loading ${many.toLowerCase()}`}
      skeleton={<Skeleton shape="wide" />}
    >
      {(items) =>
        items.length === 0 ? (
          <EmptyState title={`There is no ${one.toLowerCase()} yet.`} text={emptyText} />
        ) : (
          <DataTable
            caption={many}
            rows={items}
            keyOf={({ id }) => id}
            columns={mayChange ? [...columns, actionsOf(one, onAction)] : columns}
          />
        )
      }
    </PageDataView>
  );
}
