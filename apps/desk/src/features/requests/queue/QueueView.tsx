import type { PageData } from '@parlour/app/data';
import { isSearchText } from '@parlour/contract';
import type { DeskOrder, DeskRequestPage, QueuedRequest } from '@parlour/contract/staff';
import { initialsOfName, shownSubject } from '@parlour/core';
import {
  Anchor,
  Button,
  type DataTableColumn,
  type DataTableColumns,
  type DataTableSelection,
  EmptyState,
  InlineAlert,
  Menu,
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
import { type QueueChoice, queuePath, threadPath } from './queueChoice.ts';
import { queueDaysIn, queueTimeIn, waitingTime } from './queueTime.ts';
import * as styles from './QueueView.css.ts';
import { emptyQueue, foundInWords, lastWords } from './queueWords.ts';
import { rowPartLabels, type RowParts, rowParts } from './useRowParts.ts';
import type { Arrivals } from './useArrivals.ts';
import type { Taking } from './useTakeRow.ts';

export type QueueViewProps = {
  /** The requests with their state. */
  page: PageData<DeskRequestPage>;
  /** What is shown of the queue. */
  choice: QueueChoice;
  /** The id of the request whose thread is open beside the queue; null for none. */
  openId: string | null;
  /** Whether the thread is beside it, and not on a page of its own. */
  isBeside: boolean;
  /** The requests that came while it was open. */
  arrivals: Arrivals;
  /** How the last request was taken from its row. */
  taking: Taking;
  /** Which requests are chosen, and what is done with them. */
  selection: DataTableSelection<QueuedRequest>;
  /** Says what was done with those that were chosen. Empty for nothing. */
  done: string;
  /** Returns the names of the colleagues who write in a request now. */
  writersOf: (requestId: string) => readonly string[];
  /** Which parts the rows have. */
  parts: RowParts;
  /** The current time. */
  now: Date;
  /** The viewer's time zone, an IANA name. */
  timeZone: string;
  /** The views above the list; null where they are beside it. */
  views: ReactNode;
  /** What narrows the view. */
  filters: ReactNode;
  /** One's own filters of the queue. */
  savedFilters: ReactNode;
  /** The list of keys. */
  keyList: KeyListProps;
  /** Opens the form of a request for a member. */
  onEnter: () => void;
  /** Goes to the first page of another choice, or to the page that the change names. */
  onGo: (change: Partial<QueueChoice>) => void;
};

const SEARCH_HINT =
  'Reference, member, subject, words of the thread or tag, from two characters on.';

/** The queue of requests in one of its views, or what a search finds (`desk/requests-1` to `desk/requests-4`, `desk/requests/queue-1`, `desk/requests/queue-3`). */
export function QueueView(props: QueueViewProps) {
  const { page, choice, openId, isBeside, arrivals, taking, parts, keyList, onGo } = props;
  const { search, order, tag, before } = choice;
  const columnsMenu = (
    <Menu
      label="Columns"
      items={rowParts.map((name) => ({
        id: name,
        label: rowPartLabels[name],
        isChecked: parts.shown.has(name),
        onSelect: () => parts.onTurn(name),
      }))}
    />
  );
  return (
    <Stack gap={isBeside ? 3 : 5}>
      <DeskHeading
        title="Requests"
        level={openId === null ? 1 : 2}
        actions={
          <Stack direction="row" gap={2}>
            {isBeside ? null : props.savedFilters}
            {/* What a search finds has one order. */}
            {search === '' ? (
              <Menu
                label="Order"
                items={orders.map(({ id, label }) => ({
                  id,
                  label: id === order ? `${label} ✓` : label,
                  onSelect: () => onGo({ order: id }),
                }))}
              />
            ) : null}
            {isBeside ? null : columnsMenu}
            {/* The open thread has them. */}
            {openId === null ? <KeyList {...keyList} /> : null}
            <Button size="small" onClick={props.onEnter}>
              New Request
            </Button>
          </Stack>
        }
      />
      <SearchField
        hint={isBeside ? undefined : SEARCH_HINT}
        search={search}
        onSearch={(text) => {
          if (text === '' || isSearchText(text)) onGo({ search: text });
        }}
      />
      {props.views}
      {isBeside ? (
        <div className={styles.tools}>
          {props.filters}
          {props.savedFilters}
          {columnsMenu}
        </div>
      ) : (
        props.filters
      )}
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
          {[arrivals.announcement, taking.announcement, props.done].map((text) =>
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
          hrefOf={({ id }) => threadPath(id, choice)}
          layout="lines"
          columns={columnsOf(props)}
          selection={props.selection}
          isNew={({ id }) => arrivals.ids.includes(id)}
          isCurrent={({ id }) => id === openId}
          empty={<EmptyState {...emptyQueue(choice)} />}
          renderAround={({ requests, next }, table) =>
            requests.length === 0 ? (
              table
            ) : (
              <Stack gap={5}>
                <div>{table}</div>
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

/** The orders of the queue in their order. */
const orders = [
  { id: 'changed', label: 'Last Changed First' },
  { id: 'waiting', label: 'Waiting Longest First' },
  { id: 'created', label: 'Newest First' },
] as const satisfies readonly { id: DeskOrder; label: string }[];

type ColumnsProps = Pick<QueueViewProps, 'choice' | 'now' | 'timeZone' | 'writersOf' | 'parts'>;

/** Two lines of two columns: what it is and how long it waits, then what it is about and who has it (`desk/requests-3`). */
const columnsOf = ({
  choice,
  now,
  timeZone,
  writersOf,
  parts: { shown },
}: ColumnsProps): DataTableColumns<QueuedRequest> => {
  const timeOf = queueTimeIn(timeZone, now);
  const daysOf = queueDaysIn(timeZone, now);
  const waits: DataTableColumn<QueuedRequest> = {
    name: 'waits',
    label: rowPartLabels.waiting,
    align: 'end',
    cell: ({ changedAt }) => (
      <time dateTime={changedAt} title={timeOf(changedAt)}>
        {waitingTime(changedAt, now)}
      </time>
    ),
  };
  const colleague: DataTableColumn<QueuedRequest> = {
    name: 'assignee',
    label: rowPartLabels.colleague,
    align: 'end',
    cell: ({ id, assignee }) => {
      const writers = writersInWords(writersOf(id));
      const name = assignee?.name ?? 'Nobody';
      return (
        <>
          <span className={styles.whole}>
            {writers === '' ? name : <span className={styles.writers}>{writers}</span>}
          </span>
          <span aria-hidden="true" className={styles.initials}>
            {assignee ? initialsOfName(name) : '–'}
          </span>
        </>
      );
    },
  };
  return [
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
    ...(shown.has('waiting') ? [waits] : []),
    {
      name: 'about',
      label: 'Member and status',
      cell: (request) => {
        const { status, member, requestType, confirmedOn, tags, lastMessage } = request;
        const { place = null, ...days } = request.occasion ?? { date: confirmedOn };
        const known = [
          { part: 'day', text: daysOf(days) },
          { part: 'place', text: place ?? '' },
          { part: 'type', text: requestType },
        ] as const;
        return (
          <span className={styles.facts}>
            <StatusBadge status={status} /> <b className={styles.member}>{member.name}</b>
            <span className={styles.more}>
              {known.map(({ part, text }) =>
                shown.has(part) && text !== '' ? <span key={part}>{text}</span> : null,
              )}
              {lastMessage && <span>{lastWords(member, lastMessage)}</span>}
            </span>
            <Tags choice={choice} tags={tags} />
          </span>
        );
      },
    },
    ...(shown.has('colleague') ? [colleague] : []),
  ];
};

/** Returns the path of all requests with a tag, in the same view and order. */
const taggedPath = (choice: QueueViewProps['choice'], tag: string) =>
  queuePath({ ...choice, search: '', tag, before: null });

function Tags({ choice, tags }: Pick<QueueViewProps, 'choice'> & Pick<QueuedRequest, 'tags'>) {
  if (tags.length === 0) return null;
  return (
    <ul className={styles.tags} aria-label="Tags">
      {tags.map((tag) => (
        <li key={tag}>
          <Anchor href={taggedPath(choice, tag)} className={styles.tag}>
            {tag}
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
