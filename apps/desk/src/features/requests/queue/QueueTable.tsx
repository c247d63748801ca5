import type { DeskOrder, DeskRequest } from '@parlour/contract/staff';
import { href } from '@parlour/core';
import { deskRoutes } from '@parlour/core/routes';
import { Anchor, Badge, DataTable, type DataTableColumn, type DataTableSort } from '@parlour/ui';
import { choiceQuery } from './queueChoice.ts';
import * as styles from './QueueTable.css.ts';
import { queueTimeIn } from './queueTime.ts';
import { StatusBadge } from '../StatusBadge.tsx';
import { writersInWords } from '../writers.ts';
import type { QueueViewProps } from './QueueView.tsx';

export type QueueTableProps = Pick<
  QueueViewProps,
  'choice' | 'arrivals' | 'writersOf' | 'now' | 'timeZone' | 'onGo'
> & {
  requests: readonly DeskRequest[];
};

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

/** A tuple, because the first column names the row. */
type Columns = readonly [DataTableColumn<DeskRequest>, ...DataTableColumn<DeskRequest>[]];

const columnsOf = (
  isSortable: boolean,
  timeOf: (at: string) => string,
  writersOf: QueueTableProps['writersOf'],
): Columns => [
  {
    name: 'subject',
    label: 'Subject',
    cell: ({ subject, reference }) => (
      <>
        {subject} <span className={styles.reference}>{reference}</span>
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
const taggedPath = (choice: QueueTableProps['choice'], tag: string) =>
  `${deskRoutes.requests.path}?${choiceQuery({ ...choice, search: '', tag, before: null })}`;

const tagsIn =
  (choice: QueueTableProps['choice']) =>
  ({ tags }: DeskRequest) =>
    tags.length === 0 ? null : (
      <ul className={styles.tags} aria-label="Tags">
        {tags.map((tag) => (
          <li key={tag}>
            <Anchor href={taggedPath(choice, tag)} className={styles.tag}>
              <Badge>{tag}</Badge>
            </Anchor>
          </li>
        ))}
      </ul>
    );

/** The requests of one page of the queue. What a search finds has one order. */
export function QueueTable(props: QueueTableProps) {
  const { requests, choice, arrivals, writersOf, now, timeZone, onGo } = props;
  const { order, search } = choice;
  const isSortable = search === '';
  return (
    <DataTable
      caption="Requests"
      rows={requests}
      keyOf={({ id }) => id}
      hrefOf={({ id }) => href(deskRoutes.request, { requestId: id })}
      columns={columnsOf(isSortable, queueTimeIn(timeZone, now), writersOf)}
      belowName={tagsIn(choice)}
      isNew={({ id }) => arrivals.ids.includes(id)}
      sort={isSortable ? sorts[order] : undefined}
      onSort={(sort) => onGo({ order: orderOf(sort) })}
    />
  );
}
