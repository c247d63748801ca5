import { type PageData, PageDataView } from '@parlour/app/data';
import type {
  DeskRequest,
  House,
  HouseFigures,
  HouseType,
  HouseWeek,
  HouseWeeks,
  OpenCount,
} from '@parlour/contract/staff';
import { formatPlainDay, href, shownSubject } from '@parlour/core';
import { deskRoutes } from '@parlour/core/routes';
import { durationInWords } from '@parlour/core/staff';
import {
  Button,
  DataTable,
  type DataTableColumn,
  type DataTableColumns,
  EmptyState,
  SegmentedChoice,
  Skeleton,
  Stack,
} from '@parlour/ui';
import type { ReactNode } from 'react';
import { DeskHeading } from '../../app/DeskHeading.tsx';
import { StatusBadge } from '../requests/StatusBadge.tsx';
import { Bar, BarLegend, type BarTone } from './Bar.tsx';
import {
  durationOr,
  openStatuses,
  openTable,
  openTotal,
  ratingOr,
  type StoredTable,
  typeInWords,
  typeTable,
  waitingTable,
  weekTable,
} from './houseTables.ts';
import * as styles from './HouseView.css.ts';

export type HouseViewProps = {
  /** The report with its state. */
  page: PageData<House>;
  /** How many weeks it has. */
  weeks: HouseWeeks;
  /** The current time. */
  now: Date;
  /** Shows another number of weeks. */
  onWeeks: (weeks: HouseWeeks) => void;
  /** Stores a table under a name. */
  onStore: (table: StoredTable, name: string) => void;
};

const weekChoices = [
  { value: '4', label: '4' },
  { value: '12', label: '12' },
  { value: '26', label: '26' },
] as const satisfies readonly { value: HouseWeeks; label: string }[];

/** How the house works on its requests (`desk/house-1` to `desk/house-4`). */
export function HouseView({ page, weeks, now, onWeeks, onStore }: HouseViewProps) {
  return (
    <Stack gap={5}>
      <DeskHeading
        title="House"
        actions={
          <SegmentedChoice label="Weeks" options={weekChoices} value={weeks} onChange={onWeeks} />
        }
      />
      <PageDataView
        page={page}
        loadingLabel="Loading the figures"
        skeleton={<Skeleton shape="wide" />}
      >
        {(house) => <Report house={house} now={now} onStore={onStore} />}
      </PageDataView>
    </Stack>
  );
}

const tones: Readonly<Record<(typeof openStatuses)[number]['name'], BarTone>> = {
  received: 'first',
  inProgress: 'second',
  awaitingVendor: 'third',
  awaitingMember: 'fourth',
  confirmed: 'fifth',
};

function Report({
  house,
  now,
  onStore,
}: { house: House } & Pick<HouseViewProps, 'now' | 'onStore'>) {
  const { open, waiting, weeks, types, total } = house;
  return (
    <Stack gap={8}>
      <Section
        title="Open Requests"
        note={
          <BarLegend
            parts={openStatuses.map(({ name, label }) => ({ tone: tones[name], label }))}
          />
        }
        onStore={() => onStore(openTable(open), 'open-requests')}
      >
        <DataTable
          caption="Open requests by colleague and status"
          columns={openColumns(Math.max(0, ...open.map(openTotal)))}
          rows={open}
          keyOf={({ assignee }) => assignee?.id ?? ''}
          empty={<EmptyState title="There is no open request." />}
        />
      </Section>
      <Section
        title="Waiting Longest"
        note="What waits for its member, is put aside or is confirmed is not among them."
        onStore={() => onStore(waitingTable(waiting), 'waiting-longest')}
      >
        <DataTable
          caption="Requests that wait longest for the house"
          columns={waitingColumns(now)}
          rows={waiting}
          keyOf={({ id }) => id}
          hrefOf={({ id }) => href(deskRoutes.request, { requestId: id })}
          empty={<EmptyState title="No request waits for the house." />}
        />
      </Section>
      <Section
        title="By Week"
        note={totalInWords(total)}
        onStore={() => onStore(weekTable(weeks), 'by-week')}
      >
        <DataTable
          caption="Requests by the week when they came"
          columns={figureColumns<HouseWeek>(weeks, {
            name: 'week',
            label: 'Week from',
            cell: ({ week }) => formatPlainDay(week, { month: 'short', day: 'numeric' }),
          })}
          rows={weeks}
          keyOf={({ week }) => week}
        />
      </Section>
      <Section title="By Type" onStore={() => onStore(typeTable(types), 'by-type')}>
        <DataTable
          caption="Requests by type"
          columns={figureColumns<HouseType>(types, {
            name: 'type',
            label: 'Type',
            cell: ({ type }) => typeInWords(type),
          })}
          rows={types}
          keyOf={({ type }) => type}
          empty={<EmptyState title="No request came in these weeks." />}
        />
      </Section>
    </Stack>
  );
}

type SectionProps = {
  title: string;
  note?: ReactNode;
  children: ReactNode;
  onStore: () => void;
};

function Section({ title, note, children, onStore }: SectionProps) {
  return (
    <section className={styles.section} aria-label={title}>
      <div className={styles.heading}>
        <h2 className={styles.title}>{title}</h2>
        <Button variant="secondary" size="small" onClick={onStore}>
          Download “{title}” as CSV
        </Button>
      </div>
      {note === undefined ? null : <p className={styles.note}>{note}</p>}
      {children}
    </section>
  );
}

/** Sums all weeks up. */
function totalInWords({ received, responseMedian, responseNinety, rating, rated }: HouseFigures) {
  const parts = [`${received} ${received === 1 ? 'request' : 'requests'}`];
  if (responseMedian !== null && responseNinety !== null) {
    parts.push(
      `first answer within ${durationInWords(responseMedian)} for half and ${durationInWords(responseNinety)} for nine of ten`,
    );
  }
  if (rating !== null) parts.push(`${ratingOr(rating)} from ${rated} rated`);
  return `${parts.join(', ')}. Times are those of the middle request and of nine of ten. A request counts in the week when it came, and is settled when it is first confirmed, completed or declined.`;
}

const openColumns = (longest: number): DataTableColumns<OpenCount> => [
  { name: 'assignee', label: 'Colleague', cell: ({ assignee }) => assignee?.name ?? 'Nobody' },
  ...openStatuses.map(({ name, heading }): DataTableColumn<OpenCount> => ({
    name,
    label: heading,
    align: 'end',
    cell: (row) => row[name],
  })),
  {
    name: 'all',
    label: 'All',
    cell: (row) => (
      <Bar
        label={openTotal(row)}
        longest={longest}
        parts={openStatuses.map(({ name }) => ({ tone: tones[name], value: row[name] }))}
      />
    ),
  },
];

const MINUTE = 60_000;

const waitingColumns = (now: Date): DataTableColumns<DeskRequest> => [
  {
    name: 'subject',
    label: 'Subject',
    cell: ({ subject, reference }) => (
      <>
        {shownSubject(subject)} <span className={styles.reference}>{reference}</span>
      </>
    ),
  },
  { name: 'member', label: 'Member', cell: ({ member }) => member.name || 'No name' },
  { name: 'status', label: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
  { name: 'with', label: 'Colleague', cell: ({ assignee }) => assignee?.name ?? 'Nobody' },
  {
    name: 'waits',
    label: 'Waits',
    align: 'end',
    cell: ({ changedAt }) =>
      durationInWords(Math.max(0, now.getTime() - Date.parse(changedAt)) / MINUTE),
  },
];

/** The columns of figures, with a picture of how many came. */
function figureColumns<Row extends HouseFigures>(
  rows: readonly Row[],
  naming: DataTableColumn<Row>,
): DataTableColumns<Row> {
  const longest = Math.max(0, ...rows.map(({ received }) => received));
  return [
    naming,
    {
      name: 'received',
      label: 'Received',
      cell: ({ received }) => (
        <Bar label={received} longest={longest} parts={[{ tone: 'first', value: received }]} />
      ),
    },
    {
      name: 'response',
      label: 'Answer',
      align: 'end',
      cell: ({ responseMedian }) => durationOr(responseMedian),
    },
    {
      name: 'responseNinety',
      label: 'Answer 90 %',
      align: 'end',
      cell: ({ responseNinety }) => durationOr(responseNinety),
    },
    {
      name: 'resolution',
      label: 'Settled',
      align: 'end',
      cell: ({ resolutionMedian }) => durationOr(resolutionMedian),
    },
    {
      name: 'resolutionNinety',
      label: 'Settled 90 %',
      align: 'end',
      cell: ({ resolutionNinety }) => durationOr(resolutionNinety),
    },
    { name: 'rating', label: 'Rating', align: 'end', cell: ({ rating }) => ratingOr(rating) },
  ];
}
