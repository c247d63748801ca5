import type { CannedReply } from '@parlour/contract/staff';
import * as styles from './RepliesView.css.ts';
import type { ManagedListing } from './managed.ts';

/** How the canned replies are listed (`DKC1`). */
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
