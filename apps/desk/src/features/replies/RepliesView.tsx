import type { CannedReply } from '@parlour/contract/staff';
import { ListPage } from '../../app/ListPage.tsx';
import type { ManagedListing } from './managed.ts';
import { managedTable, type ManagedViewProps } from './managedTable.tsx';
import * as styles from './RepliesView.css.ts';

/** How the canned replies are listed (`desk/replies-1`). */
export const replyListing: ManagedListing<CannedReply> = {
  one: 'Reply',
  many: 'Replies',
  emptyText: 'Managers add what is often written to members.',
  columns: [
    { name: 'title', label: 'Title', cell: ({ title }) => title },
    {
      name: 'text',
      label: 'Text',
      cell: ({ text }) => <span className={styles.text}>{text}</span>,
    },
  ],
};

/** The canned replies of the club (`desk/replies-1`). */
export function RepliesView(props: ManagedViewProps<CannedReply>) {
  return (
    <ListPage
      title="Replies"
      action={props.mayChange ? { label: 'New Reply', onAction: props.onAdd } : null}
      {...managedTable(replyListing, props)}
    />
  );
}
