import { CloseIcon, IconButton, SortableList } from '@parlour/ui';
import * as styles from './OrderedList.css.ts';

/** One row of an ordered list. */
interface OrderedItem {
  readonly id: string;
  readonly label: string;
}

export type OrderedListProps = {
  /** What is ordered. */
  label: string;
  /** The items in their order. */
  items: readonly OrderedItem[];
  /** Called with all ids in their new order. */
  onOrder: (ids: readonly string[]) => void;
  /** Takes an item away; undefined where that is not possible. */
  onRemove?: (id: string) => void;
};

/** Names in an order, which is changed by dragging or by the menu of each. */
export function OrderedList({ label, items, onOrder, onRemove }: OrderedListProps) {
  if (items.length === 0) return null;
  return (
    <SortableList
      label={label}
      items={items}
      keyOf={({ id }) => id}
      nameOf={(item) => item.label}
      onChange={(ordered) => onOrder(ordered.map(({ id }) => id))}
    >
      {(item, index) => (
        <div className={styles.row}>
          <span className={styles.name}>
            {index + 1}. {item.label}
          </span>
          {onRemove === undefined ? null : (
            <IconButton
              label={`Remove ${item.label}`}
              icon={<CloseIcon />}
              onClick={() => onRemove(item.id)}
            />
          )}
        </div>
      )}
    </SortableList>
  );
}
