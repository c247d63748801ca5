import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import {
  draggable,
  dropTargetForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { attachClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/attach-closest-edge';
import { extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/extract-closest-edge';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { HandleIcon } from '../icons/navigationIcons.tsx';
import { Menu, type MenuProps } from '../components/Menu/Menu.tsx';
import { placeOfDrop } from '../behavior/places.ts';
import * as styles from '../components/SortableList/SortableList.css.ts';

export type SortableRowProps = {
  /** What tells its list from others of the page. */
  list: string;
  /** What tells the row from the others. */
  rowKey: string;
  /** Its place, from 0. */
  index: number;
  /** Its name and place, for the handle. */
  name: string;
  /** The items of the handle's menu. */
  actions: MenuProps['items'];
  /** Whether it stays where it is. */
  isDisabled: boolean;
  /** Called with the row that was dropped here, and what gives its new place. */
  onDrop: (key: string, to: (from: number) => number) => void;
  /** What is beside the handle. */
  children: ReactNode;
};

/** One row of a list that can be put in order, with its handle. */
export function SortableRow(props: SortableRowProps) {
  const { list, rowKey, index, name, actions, isDisabled, children } = props;
  const row = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const [edge, setEdge] = useState<'top' | 'bottom'>();
  const [isDragged, setIsDragged] = useState(false);
  const drop = useEffectEvent((key: string, at: 'top' | 'bottom') =>
    props.onDrop(key, (from) => placeOfDrop(from, index, at)),
  );
  useEffect(() => {
    if (row.current === null || handle.current === null || isDisabled) return undefined;
    const edgeIn = (data: Record<string | symbol, unknown>) =>
      extractClosestEdge(data) === 'top' ? 'top' : 'bottom';
    return combine(
      draggable({
        element: row.current,
        dragHandle: handle.current,
        getInitialData: () => ({ list, key: rowKey }),
        onDragStart: () => setIsDragged(true),
        onDrop: () => setIsDragged(false),
      }),
      dropTargetForElements({
        element: row.current,
        canDrop: ({ source }) => source.data['list'] === list,
        getData: ({ input, element }) =>
          attachClosestEdge({}, { input, element, allowedEdges: ['top', 'bottom'] }),
        onDrag: ({ self, source }) =>
          setEdge(source.data['key'] === rowKey ? undefined : edgeIn(self.data)),
        onDragLeave: () => setEdge(undefined),
        onDrop: ({ self, source }) => {
          setEdge(undefined);
          drop(String(source.data['key']), edgeIn(self.data));
        },
      }),
    );
  }, [list, rowKey, isDisabled]);
  return (
    <li
      ref={row}
      className={styles.row}
      data-key={rowKey}
      data-edge={edge}
      data-dragged={isDragged || undefined}
    >
      <Menu
        ref={handle}
        label={`Move ${name}`}
        icon={<HandleIcon />}
        items={actions}
        disabled={isDisabled}
      />
      <div className={styles.content}>{children}</div>
    </li>
  );
}
