import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { useReadOnly } from '../../behavior/ReadOnlyFields.tsx';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import { movedTo } from '../../behavior/places.ts';
import { PositionDialog } from '../../parts/PositionDialog.tsx';
import * as styles from './SortableList.css.ts';
import { SortableRow } from '../../parts/SortableRow.tsx';

/** Another list that an item may move to. */
export type SortableSection = { key: string; label: string };

export type SortableListProps<Item> = {
  /** What is ordered, for screen readers. */
  label: string;
  /** The items in their order. */
  items: readonly Item[];
  /** Returns what tells an item from the others. */
  keyOf: (item: Item) => string;
  /** Returns the name of an item, for its handle. */
  nameOf: (item: Item) => string;
  /** Renders an item, beside its handle. */
  children: (item: Item, index: number) => ReactNode;
  /** Called with all items in their new order. */
  onChange: (items: readonly Item[]) => void;
  /** Other lists that an item may move to. */
  sections?: readonly SortableSection[];
  /** Called with the item and the key of the section that it moves to. */
  onMoveToSection?: (item: Item, section: string) => void;
  /** Cannot be ordered now. */
  disabled?: boolean;
};

/**
 * A list that people put in order: by dragging a handle, or by the menu that the handle opens. The new place is
 * announced, and the focus stays on the handle.
 */
export function SortableList<Item>(props: SortableListProps<Item>) {
  const { label, items, keyOf, nameOf, children, onChange, sections = [] } = props;
  const list = useId();
  const isReadOnly = useReadOnly();
  const isDisabled = (props.disabled ?? false) || isReadOnly;
  const element = useRef<HTMLOListElement>(null);
  const [moved, setMoved] = useState<{ key: string; message: string }>();
  const [placing, setPlacing] = useState<number>();
  const count = items.length;

  useLayoutEffect(() => {
    if (moved === undefined) return;
    // A row that moves in the document loses the focus.
    const row = [...(element.current?.children ?? [])].find(
      (each) => each.getAttribute('data-key') === moved.key,
    );
    row?.querySelector('button')?.focus();
  }, [moved]);

  const move = (from: number, to: number) => {
    const item = items[from];
    if (item === undefined || from === to) return;
    onChange(movedTo(items, from, to));
    const message = `${nameOf(item)} moved to ${to + 1} of ${count}`;
    setMoved({ key: keyOf(item), message });
  };
  const moveKey = (key: string, to: (from: number) => number) => {
    const from = items.findIndex((item) => keyOf(item) === key);
    if (from >= 0) move(from, to(from));
  };
  const actionsOf = (item: Item, index: number) => [
    { id: 'up', label: 'Move up', disabled: index === 0, onSelect: () => move(index, index - 1) },
    {
      id: 'down',
      label: 'Move down',
      disabled: index === count - 1,
      onSelect: () => move(index, index + 1),
    },
    { id: 'top', label: 'Move to top', disabled: index === 0, onSelect: () => move(index, 0) },
    {
      id: 'bottom',
      label: 'Move to bottom',
      disabled: index === count - 1,
      onSelect: () => move(index, count - 1),
    },
    {
      id: 'position',
      label: 'Move to position...',
      disabled: count < 2,
      onSelect: () => setPlacing(index),
    },
    ...sections.map((section) => ({
      id: `section ${section.key}`,
      label: `Move to ${section.label}`,
      onSelect: () => {
        props.onMoveToSection?.(item, section.key);
        setMoved({ key: '', message: `${nameOf(item)} moved to ${section.label}` });
      },
    })),
  ];
  return (
    <>
      <ol ref={element} className={styles.list} aria-label={label}>
        {items.map((item, index) => (
          <SortableRow
            key={keyOf(item)}
            list={list}
            rowKey={keyOf(item)}
            index={index}
            name={`${nameOf(item)}, ${index + 1} of ${count}`}
            actions={actionsOf(item, index)}
            isDisabled={isDisabled}
            onDrop={moveKey}
          >
            {children(item, index)}
          </SortableRow>
        ))}
      </ol>
      <span role="status" className={visuallyHidden}>
        {moved?.message}
      </span>
      <PositionDialog
        count={count}
        place={placing}
        onClose={() => setPlacing(undefined)}
        onMove={(to) => {
          setPlacing(undefined);
          if (placing !== undefined) move(placing, to);
        }}
      />
    </>
  );
}
