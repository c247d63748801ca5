import { ArrowDownIcon, ArrowUpIcon, CloseIcon, IconButton } from '@parlour/ui';
import * as styles from './OrderedList.css.ts';

export type OrderedListProps = {
  /** What is ordered. */
  label: string;
  /** The items in their order. */
  items: readonly { readonly id: string; readonly label: string }[];
  /** Called with all ids in their new order. */
  onOrder: (ids: readonly string[]) => void;
  /** Takes an item away; undefined where that is not possible. */
  onRemove?: (id: string) => void;
};

const moved = (ids: readonly string[], from: number, to: number) =>
  ids.toSpliced(from, 1).toSpliced(to, 0, ...ids.slice(from, from + 1));

/** A list whose rows are moved by buttons. */
export function OrderedList({ label, items, onOrder, onRemove }: OrderedListProps) {
  if (items.length === 0) return null;
  const ids = items.map(({ id }) => id);
  return (
    <ol className={styles.list} aria-label={label}>
      {items.map((item, place) => (
        <li key={item.id} className={styles.row}>
          <span className={styles.name}>
            {place + 1}. {item.label}
          </span>
          <IconButton
            label={`Move ${item.label} up`}
            icon={<ArrowUpIcon />}
            // A disabled button would lose the focus.
            isPending={place === 0}
            onClick={() => onOrder(moved(ids, place, place - 1))}
          />
          <IconButton
            label={`Move ${item.label} down`}
            icon={<ArrowDownIcon />}
            isPending={place === items.length - 1}
            onClick={() => onOrder(moved(ids, place, place + 1))}
          />
          {onRemove === undefined ? null : (
            <IconButton
              label={`Remove ${item.label}`}
              icon={<CloseIcon />}
              onClick={() => onRemove(item.id)}
            />
          )}
        </li>
      ))}
    </ol>
  );
}
