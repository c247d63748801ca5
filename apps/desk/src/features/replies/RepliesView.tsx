import { type PageData, PageDataView } from '@parlour/app/data';
import type { CannedReply } from '@parlour/contract/staff';
import {
  Button,
  DataTable,
  type DataTableColumn,
  EmptyState,
  Menu,
  Skeleton,
  Stack,
} from '@parlour/ui';
import { DeskHeading } from '../../app/DeskHeading.tsx';
import * as styles from './RepliesView.css.ts';

/** What can be done with a reply. */
export type ReplyAction = 'change' | 'delete';

export type RepliesViewProps = {
  /** The replies, by title. */
  page: PageData<readonly CannedReply[]>;
  /** Whether the viewer may change them. */
  mayChange: boolean;
  /** Opens the dialog that adds a reply. */
  onAdd: () => void;
  /** Begins an action of a reply's row. */
  onAction: (action: ReplyAction, reply: CannedReply) => void;
};

/** A tuple, because the first column names the row. */
type Columns = readonly [DataTableColumn<CannedReply>, ...DataTableColumn<CannedReply>[]];

const columns: Columns = [
  { name: 'title', label: 'Title', cell: ({ title }) => title },
  {
    name: 'text',
    label: 'Text',
    cell: ({ text }) => <span className={styles.text}>{text}</span>,
  },
];

const actionsOf = (onAction: RepliesViewProps['onAction']): DataTableColumn<CannedReply> => ({
  name: 'actions',
  label: 'Actions',
  isNarrow: true,
  cell: (reply) => (
    <Menu
      label={`Change ${reply.title}`}
      items={[
        { id: 'change', label: 'Change Reply', onSelect: () => onAction('change', reply) },
        { id: 'delete', label: 'Delete Reply', onSelect: () => onAction('delete', reply) },
      ]}
    />
  ),
});

/** The canned replies of the club (`DKC1`). */
export function RepliesView({ page, mayChange, onAdd, onAction }: RepliesViewProps) {
  return (
    <Stack gap={5}>
      <DeskHeading
        title="Replies"
        actions={
          mayChange ? (
            <Button size="small" onClick={onAdd}>
              New Reply
            </Button>
          ) : null
        }
      />
      <PageDataView page={page} loadingLabel="Loading replies" skeleton={<Skeleton shape="wide" />}>
        {(replies) =>
          replies.length === 0 ? (
            <EmptyState
              title="There is no reply yet."
              text="Managers add what is often written to members."
            />
          ) : (
            <DataTable
              caption="Replies"
              rows={replies}
              keyOf={({ id }) => id}
              columns={mayChange ? [...columns, actionsOf(onAction)] : columns}
            />
          )
        }
      </PageDataView>
    </Stack>
  );
}
