import type { PageData } from '@parlour/app/data';
import type { InboxItem, InboxPage } from '@parlour/contract/staff';
import { formatEntryTime, shownSubject } from '@parlour/core';
import {
  Badge,
  Button,
  type DataTableColumns,
  EmptyState,
  InlineAlert,
  Stack,
  Text,
} from '@parlour/ui';
import { ListPage, PageButtons } from '../../app/ListPage.tsx';
import { inboxInWords } from './inboxInWords.ts';
import * as styles from './InboxView.css.ts';
import { lineOf } from './queries.ts';

/** What marks lines as read: accepting what was handed over, or all of the page. */
export type InboxReading = 'accept' | 'read';

export type InboxViewProps = {
  /** A page of the inbox with its state. */
  page: PageData<InboxPage>;
  /** Whether it is the first page. */
  isFirst: boolean;
  /** What is marking lines as read; null for nothing. */
  pending: InboxReading | null;
  /** What has marked lines as read; null for nothing. */
  done: InboxReading | null;
  /** Why they were not; null if they were. */
  failure: string | null;
  /** The current time. */
  now: Date;
  /** The viewer's time zone, an IANA name. */
  timeZone: string;
  /** Whether this browser may notify, by what it says itself; null where it cannot. */
  notices: NotificationPermission | null;
  /** Asks whether this browser may notify. */
  onAsk: () => void;
  /** Marks lines as read. */
  onRead: (reading: InboxReading, entryIds: readonly string[]) => void;
  /** Goes to the page after a mark; null for the first one. */
  onGo: (mark: string | null) => void;
};

/** What one is told of requests, the newest first (`desk/inbox-1`, `desk/inbox-2`). */
export function InboxView(props: InboxViewProps) {
  const { page, isFirst, pending, done, failure, now, timeZone, onRead, onGo } = props;
  return (
    <ListPage
      title="Inbox"
      intro={
        <Stack gap={3}>
          <Text tone="muted">
            Notes that mention you, requests that you were given or that were taken from you, and
            what members write in yours and in those that you watch.
          </Text>
          <Notices {...props} />
          {failure === null ? null : <InlineAlert tone="critical">{failure}</InlineAlert>}
          <p role="status">{done === null ? '' : doneInWords[done]}</p>
        </Stack>
      }
      page={page}
      loadingLabel="Loading your inbox"
      caption="Inbox"
      rowsOf={({ items }) => items}
      keyOf={({ entryId }) => entryId}
      hrefOf={lineOf}
      columns={columnsOf((at) => formatEntryTime(at, now, timeZone))}
      belowName={snippetOf}
      empty={<EmptyState title="Nothing was said to you yet." />}
      renderAround={({ items, next }, table) => {
        const unseen = items.filter(({ isUnseen }) => isUnseen).map(({ entryId }) => entryId);
        const handedOver = items
          .filter(({ isUnseen, kind }) => isUnseen && kind === 'handed_over')
          .map(({ entryId }) => entryId);
        return items.length === 0 ? (
          table
        ) : (
          <Stack gap={5}>
            {handedOver.length === 0 ? null : (
              <Stack align="start">
                <Button
                  size="small"
                  disabled={pending === 'read'}
                  isPending={pending === 'accept'}
                  pendingLabel="Accepting..."
                  onClick={() => onRead('accept', handedOver)}
                >
                  {handedOver.length === 1
                    ? 'Accept the Request Handed Over to You'
                    : `Accept the ${handedOver.length} Requests Handed Over to You`}
                </Button>
              </Stack>
            )}
            {table}
            <PageButtons
              onFirst={isFirst ? null : () => onGo(null)}
              onNext={next === null ? null : () => onGo(next)}
            >
              <Button
                size="small"
                disabled={unseen.length === 0 || pending === 'accept'}
                isPending={pending === 'read'}
                pendingLabel="Marking..."
                onClick={() => onRead('read', unseen)}
              >
                Mark All as Read
              </Button>
            </PageButtons>
          </Stack>
        );
      }}
    />
  );
}

const doneInWords = {
  accept: 'You accepted what was handed over to you.',
  read: 'All lines of this page are marked as read.',
} as const satisfies Readonly<Record<InboxReading, string>>;

/** Says whether this browser notifies, and asks it to (`desk/inbox-4`). */
function Notices({ notices, onAsk }: InboxViewProps) {
  switch (notices) {
    case null:
      return null;
    case 'default':
      return (
        <Stack align="start">
          <Button variant="secondary" size="small" onClick={onAsk}>
            Notify Me in This Browser
          </Button>
        </Stack>
      );
    case 'granted':
      return (
        <Text tone="muted">This browser notifies you while the desk is open in another tab.</Text>
      );
    case 'denied':
      return <Text tone="muted">Your browser’s settings do not let the desk notify you.</Text>;
  }
}

/** Renders the beginning of what was written. */
function snippetOf({ snippet }: InboxItem) {
  return snippet === '' ? null : <span className={styles.snippet}>{snippet}</span>;
}

const columnsOf = (timeOf: (at: string) => string): DataTableColumns<InboxItem> => [
  {
    name: 'what',
    label: 'What',
    cell: (item) => (
      <>
        {item.isUnseen ? <Badge>New</Badge> : null} {inboxInWords(item)}
      </>
    ),
  },
  {
    name: 'request',
    label: 'Request',
    cell: ({ request }) => `${shownSubject(request.subject)} · ${request.reference}`,
  },
  { name: 'member', label: 'Member', cell: ({ memberName }) => memberName },
  { name: 'at', label: 'When', cell: ({ at }) => timeOf(at) },
];
