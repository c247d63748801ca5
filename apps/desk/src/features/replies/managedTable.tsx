import type { PageData } from '@parlour/app/data';
import { type DataTableColumn, EmptyState, Menu } from '@parlour/ui';
import type { ListTableProps } from '../../app/ListPage.tsx';
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

/** Returns what a table shows of the canned replies or the macros, with a menu for managers (`desk/replies-1`, `desk/replies-4`). */
export function managedTable<Item extends Managed>(
  { one, many, emptyText, columns }: ManagedListing<Item>,
  { page, mayChange, onAction }: ManagedViewProps<Item>,
): ListTableProps<readonly Item[], Item> {
  return {
    page,
    loadingLabel: `Loading ${many.toLowerCase()}`,
    caption: many,
    rowsOf: (items) => items,
    keyOf: ({ id }) => id,
    columns: mayChange ? [...columns, actionsOf(one, onAction)] : columns,
    empty: <EmptyState title={`There is no ${one.toLowerCase()} yet.`} text={emptyText} />,
  };
}
