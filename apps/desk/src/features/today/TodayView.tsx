import { type PageData, PageDataView } from '@parlour/app/data';
import type { Agenda } from '@parlour/contract/staff';
import { deskStatusLabel, href, shownSubject } from '@parlour/core';
import { deskRoutes } from '@parlour/core/routes';
import { agendaDays, type AgendaLine } from '@parlour/core/staff';
import {
  Badge,
  Button,
  DataTable,
  type DataTableColumns,
  EmptyState,
  InlineAlert,
  Skeleton,
  Stack,
} from '@parlour/ui';
import { DeskHeading } from '../../app/DeskHeading.tsx';
import { KeyList, type KeyListProps } from '../requests/KeyList.tsx';
import {
  dayInWords,
  hourInWords,
  localInWords,
  partInWords,
  presentDays,
  spanInWords,
  sumInWords,
  typeInWords,
} from './agendaWords.ts';
import type { TodayChoice } from './todayChoice.ts';
import { TodayControls, type TodayControlsProps } from './TodayControls.tsx';
import * as styles from './TodayView.css.ts';

export type TodayViewProps = TodayControlsProps & {
  /** What takes place, with its state. */
  page: PageData<Agenda>;
  /** The list of keys. */
  keyList: KeyListProps;
  /** Prints the page. */
  onPrint: () => void;
};

/** What takes place in a day, a week or a month, over all members (`desk/today-1` to `desk/today-5`). */
export function TodayView(props: TodayViewProps) {
  const { page, choice, today, keyList, onPrint } = props;
  return (
    <div className={styles.page}>
      <Stack gap={4}>
        <DeskHeading
          title={titleOf(props)}
          actions={
            <span className={styles.screenOnly}>
              <Stack direction="row" gap={3}>
                <KeyList {...keyList} />
                <Button variant="secondary" size="small" onClick={onPrint}>
                  Print
                </Button>
              </Stack>
            </span>
          }
        />
        <TodayControls {...props} />
        <PageDataView
          page={page}
          loadingLabel="Loading what takes place"
          skeleton={<Skeleton shape="wide" />}
        >
          {(agenda) => <Days agenda={agenda} choice={choice} today={today} />}
        </PageDataView>
      </Stack>
    </div>
  );
}

function titleOf({ page, choice, today }: TodayViewProps): string {
  if (page.state !== 'loaded') return presentDays[choice.span];
  const { from, until } = page.data;
  const days = spanInWords(page.data, choice.span);
  const isNow = from <= today && today <= until;
  return isNow ? `${presentDays[choice.span]}, ${days}` : days;
}

const isFiltered = ({ type, who, only }: TodayChoice) => `${type}${who}${only}` !== '';

function Days({
  agenda,
  choice,
  today,
}: { agenda: Agenda } & Pick<TodayViewProps, 'choice' | 'today'>) {
  const days = agendaDays(agenda);
  if (days.length === 0) {
    return (
      <EmptyState
        title="Nothing takes place."
        {...(isFiltered(choice) ? { text: 'Other filters may show more.' } : {})}
      />
    );
  }
  return (
    <Stack gap={4}>
      <p className={styles.summary}>
        {sumInWords(agenda)}. Times of events are those of the club ({agenda.timeZone}), times of
        requests those where they take place.
      </p>
      {agenda.isCut ? (
        <InlineAlert>
          There is more than fits here. Please choose fewer days, or a filter.
        </InlineAlert>
      ) : null}
      {days.map(({ day, lines }) => (
        <section key={day} aria-label={dayInWords(day)}>
          {choice.span === 'day' ? null : (
            <h2 className={styles.day}>
              {dayInWords(day)}
              {day === today ? ', today' : ''}
            </h2>
          )}
          <DataTable
            caption={dayInWords(day)}
            columns={columns}
            rows={lines}
            keyOf={({ entry, part }) => `${entry.id} ${part}`}
            hrefOf={({ entry }) =>
              entry.kind === 'registration'
                ? href(deskRoutes.member, { memberId: entry.member.id })
                : href(deskRoutes.request, { requestId: entry.id })
            }
          />
        </section>
      ))}
    </Stack>
  );
}

function Detail({ children }: { children: string | null }) {
  return children === null || children === '' ? null : (
    <span className={styles.detail}>{children}</span>
  );
}

const columns: DataTableColumns<AgendaLine> = [
  {
    name: 'what',
    label: 'When and What',
    cell: (line) => (
      <span className={styles.what}>
        <span className={styles.hour}>{hourInWords(line)}</span>
        <span>
          {' '}
          {shownSubject(line.entry.title)}
          <Detail>{localInWords(line)}</Detail>
          <Detail>{partInWords(line)}</Detail>
        </span>
      </span>
    ),
  },
  {
    name: 'type',
    label: 'Type',
    isHiddenOnPhone: true,
    cell: ({ entry }) => typeInWords(entry.type),
  },
  { name: 'where', label: 'Where', cell: ({ entry }) => entry.place ?? '–' },
  { name: 'party', label: 'Party', isNarrow: true, cell: ({ entry }) => entry.party ?? '–' },
  { name: 'member', label: 'Member', cell: ({ entry }) => entry.member.name || 'No name' },
  {
    name: 'with',
    label: 'Colleague',
    cell: ({ entry }) => {
      if (entry.kind === 'registration') return '–';
      return entry.assignee?.name ?? 'Nobody';
    },
  },
  {
    name: 'state',
    label: 'State',
    cell: ({ entry }) => (
      <span>
        <Badge tone={entry.isConfirmed ? 'positive' : 'accent'}>
          {entry.isConfirmed ? 'Confirmed' : 'Unconfirmed'}
        </Badge>
        {entry.isConfirmed || entry.status === null ? null : (
          <Detail>{deskStatusLabel(entry.status)}</Detail>
        )}
      </span>
    ),
  },
];
