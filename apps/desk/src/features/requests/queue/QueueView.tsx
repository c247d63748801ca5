import type { PageData } from '@parlour/app/data';
import { isSearchText } from '@parlour/contract';
import {
  type DeskOrder,
  type DeskRequestPage,
  deskViews,
  type QueuedRequest,
  type ViewCounts,
} from '@parlour/contract/staff';
import { href, shownSubject } from '@parlour/core';
import { deskRoutes } from '@parlour/core/routes';
import {
  Anchor,
  Badge,
  Button,
  type DataTableColumns,
  type DataTableSort,
  EmptyState,
  FilterBar,
  InlineAlert,
  Stack,
  VisuallyHidden,
} from '@parlour/ui';
import type { ReactNode } from 'react';
import { DeskHeading } from '../../../app/DeskHeading.tsx';
import { ListTable, PageButtons } from '../../../app/ListPage.tsx';
import { SearchField } from '../../../app/SearchField.tsx';
import { KeyList, type KeyListProps } from '../KeyList.tsx';
import { StatusBadge } from '../StatusBadge.tsx';
import { writersInWords } from '../writers.ts';
import { choiceQuery, type QueueChoice } from './queueChoice.ts';
import { queueTimeIn } from './queueTime.ts';
import * as styles from './QueueView.css.ts';
import { countInWords, emptyQueue, foundInWords, viewLabels } from './queueWords.ts';
import type { Arrivals } from './useArrivals.ts';
import type { Taking } from './useTakeRow.ts';

export type QueueViewProps = {
  /** The requests with their state. */
  page: PageData<DeskRequestPage>;
  /** What is shown of the queue. */
  choice: QueueChoice;
  /** How much is in each view of open requests. Null until it is counted. */
  counts: ViewCounts | null;
  /** The requests that came while it was open. */
  arrivals: Arrivals;
  /** How the last request was taken from its row. */
  taking: Taking;
  /** Returns the names of the colleagues who write in a request now. */
  writersOf: (requestId: string) => readonly string[];
  /** The current time. */
  now: Date;
  /** The viewer's time zone, an IANA name. */
  timeZone: string;
  /** One's own filters of the queue. */
  savedFilters: ReactNode;
  /** The list of keys. */
  keyList: KeyListProps;
  /** Opens the form of a request for a member. */
  onEnter: () => void;
  /** Goes to the first page of another choice, or to the page that the change names. */
  onGo: (change: Partial<QueueChoice>) => void;
};

/** The queue of requests in one of its views, or what a search finds (``desk/requests-1` to `desk/requests-4`, `desk/requests/queue-1`, `desk/requests/queue-3`). */
export function QueueView(props: QueueViewProps) {
  const {
    page,
    choice,
    counts,
    arrivals,
    taking,
    writersOf,
    now,
    timeZone,
    keyList,
    onEnter,
    onGo,
  } = props;
  const { search, view, order, tag, before } = choice;
  // What a search finds has one order.
  const isSortable = search === '';
  return (
    <Stack gap={5}>
      <DeskHeading
        title="Requests"
        actions={
          <Stack direction="row" gap={3}>
            {props.savedFilters}
            <KeyList {...keyList} />
            <Button size="small" onClick={onEnter}>
              New Request
            </Button>
          </Stack>
        }
      />
      <SearchField
        hint="Reference, member, subject, words of the thread or tag, from two characters on."
        search={search}
        onSearch={(text) => {
          if (text === '' || isSearchText(text)) onGo({ search: text });
        }}
      />
      {search === '' ? (
        <FilterBar
          label="View"
          options={deskViews.map((each) => ({
            value: each,
            label: `${viewLabels[each]}${countInWords(each, counts)}`,
          }))}
          value={view}
          onChange={(chosen) => onGo({ view: chosen })}
        />
      ) : null}
      {search === '' && tag !== '' ? (
        <Button variant="secondary" size="small" onClick={() => onGo({ tag: '' })}>
          All tags, not “{tag}”
        </Button>
      ) : null}
      {taking.failure === null ? null : <InlineAlert tone="critical">{taking.failure}</InlineAlert>}
      <div>
        <div role="status">
          {search === '' || page.state !== 'loaded' ? null : (
            <VisuallyHidden>{foundInWords(page.data)}</VisuallyHidden>
          )}
          {[arrivals.announcement, taking.announcement].map((text) =>
            text === '' ? null : (
              <p key={text} className={styles.announcement}>
                {text}
              </p>
            ),
          )}
        </div>
        <ListTable
          page={page}
          loadingLabel="Loading requests"
          caption="Requests"
          rowsOf={({ requests }) => requests}
          keyOf={({ id }) => id}
          hrefOf={({ id }) => href(deskRoutes.request, { requestId: id })}
          columns={columnsOf(isSortable, queueTimeIn(timeZone, now), writersOf)}
          belowName={belowSubject(choice)}
          isNew={({ id }) => arrivals.ids.includes(id)}
          sort={isSortable ? sorts[order] : undefined}
          onSort={(sort) => onGo({ order: orderOf(sort) })}
          empty={<EmptyState {...emptyQueue(choice)} />}
          renderAround={({ requests, next }, table) =>
            requests.length === 0 ? (
              table
            ) : (
              <Stack gap={5}>
                {table}
                <PageButtons
                  onFirst={before === null ? null : () => onGo({ before: null })}
                  onNext={next === null ? null : () => onGo({ before: next })}
                />
              </Stack>
            )
          }
        />
      </div>
    </Stack>
  );
}

/** The orders of the queue by their column. */
const sorts = {
  changed: { column: 'changed', direction: 'descending' },
  waiting: { column: 'changed', direction: 'ascending' },
  created: { column: 'received', direction: 'descending' },
} as const satisfies Readonly<Record<DeskOrder, DataTableSort>>;

const orderOf = ({ column, direction }: DataTableSort): DeskOrder => {
  if (column === 'received') return 'created';
  return direction === 'ascending' ? 'waiting' : 'changed';
};

const columnsOf = (
  isSortable: boolean,
  timeOf: (at: string) => string,
  writersOf: QueueViewProps['writersOf'],
): DataTableColumns<QueuedRequest> => [
  {
    name: 'subject',
    label: 'Subject',
    cell: ({ subject, reference, isUnseen }) => (
      <>
        {isUnseen ? (
          <span className={styles.unseen}>
            <VisuallyHidden>New:</VisuallyHidden>
          </span>
        ) : null}{' '}
        {shownSubject(subject)} <span className={styles.reference}>{reference}</span>
      </>
    ),
  },
  { name: 'member', label: 'Member', cell: ({ member }) => member.name },
  {
    name: 'status',
    label: 'Status',
    cell: ({ status }) => (
      <span className={styles.status}>
        <StatusBadge status={status} />
      </span>
    ),
  },
  {
    name: 'assignee',
    label: 'With',
    cell: ({ id, assignee }) => (
      <>
        {assignee?.name ?? 'Nobody'}{' '}
        <span className={styles.writers}>{writersInWords(writersOf(id))}</span>
      </>
    ),
  },
  {
    name: 'changed',
    label: 'Changed',
    isSortable,
    cell: ({ changedAt }) => timeOf(changedAt),
  },
  {
    name: 'received',
    label: 'Received',
    isSortable,
    cell: ({ createdAt }) => timeOf(createdAt),
  },
];

/** Returns the path of all requests with a tag, in the same view and order. */
const taggedPath = (choice: QueueViewProps['choice'], tag: string) =>
  `${deskRoutes.requests.path}?${choiceQuery({ ...choice, search: '', tag, before: null })}`;

const belowSubject = (choice: QueueViewProps['choice']) => (row: QueuedRequest) => (
  <>
    <LastWords {...row} />
    {row.tags.length === 0 ? null : (
      <ul className={styles.tags} aria-label="Tags">
        {row.tags.map((tag) => (
          <li key={tag}>
            <Anchor href={taggedPath(choice, tag)} className={styles.tag}>
              <Badge>{tag}</Badge>
            </Anchor>
          </li>
        ))}
      </ul>
    )}
  </>
);

/** Who wrote last, and how that begins (`desk/requests-24`). */
function LastWords({ lastMessage, member }: QueuedRequest) {
  if (lastMessage === null) return null;
  const { from, name, snippet } = lastMessage;
  const writer = { member: member.name, you: 'You', colleague: name ?? 'A colleague' }[from];
  return (
    <p className={styles.lastWords}>
      {writer}: {snippet === '' ? 'sent files' : snippet}
    </p>
  );
}
