import { EmptyState, type EmptyStateProps, SectionHeading, Stack } from '@parlour/ui';
import { Fragment, type ReactNode, useId, useRef } from 'react';
import type { PageData } from '../data/pageData.ts';
import { PageDataView } from '../data/PageDataView.tsx';
import { DeleteConfirmDialog, type DeleteConfirmDialogProps } from './DeleteConfirmDialog.tsx';
import * as styles from './ItemList.css.ts';
import type { DeletionControl } from './useDeletion.ts';

export type ItemListProps<Item> = DeletionControl<Item> & {
  /** The items with the state of their list. */
  page: PageData<readonly Item[]>;
  /** The heading of the section. */
  title: string;
  /** The button of the whole list, such as the one that adds to it. */
  actionLabel: string;
  /** Called when the button of the whole list is pressed. */
  onAction: () => void;
  /** Announced while loading, for example "Loading documents". */
  loadingLabel: string;
  /** Reserves the space of the list while it loads. */
  skeleton: ReactNode;
  /** Shown instead of an empty list. */
  empty: Pick<EmptyStateProps, 'title' | 'text'>;
  /** Styles the area below the heading, for example to reserve its space. */
  areaClassName?: string;
  /** Returns the items in the order of display. */
  inOrder?: (items: readonly Item[]) => readonly Item[];
  /** Renders one item as `li`. */
  renderItem: (item: Item) => ReactNode;
  /** The title of the dialog that asks before a deletion. */
  deletionQuestion: string;
  /** The labels of the button that confirms a deletion, if it is not called that. */
  deletionLabels?: Pick<DeleteConfirmDialogProps<Item>, 'confirmLabel' | 'pendingLabel'>;
  /** Returns the name of an item, as the dialog before its deletion shows it. */
  nameOf: (item: Item) => string;
};

/** A section with a list that the member can delete items from, and one action for the whole list. */
export function ItemList<Item extends { readonly id: string }>(props: ItemListProps<Item>) {
  const { page, title, actionLabel, onAction, inOrder = (items) => items, renderItem } = props;
  const headingId = useId();
  const section = useRef<HTMLElement>(null);
  return (
    <section ref={section} aria-labelledby={headingId}>
      <Stack gap={4}>
        <SectionHeading
          id={headingId}
          title={title}
          action={{ label: actionLabel, changes: true, onAction }}
        />
        <div className={props.areaClassName}>
          <PageDataView page={page} loadingLabel={props.loadingLabel} skeleton={props.skeleton}>
            {(items) =>
              items.length === 0 ? (
                <EmptyState {...props.empty} />
              ) : (
                <ul className={styles.list}>
                  {inOrder(items).map((item) => (
                    <Fragment key={item.id}>{renderItem(item)}</Fragment>
                  ))}
                </ul>
              )
            }
          </PageDataView>
        </div>
      </Stack>
      <DeleteConfirmDialog
        {...props}
        {...props.deletionLabels}
        question={props.deletionQuestion}
        // The delete button is gone with its item. The list's own button is the first of the section.
        focusAfter={() => section.current?.querySelector('button') ?? null}
      />
    </section>
  );
}
