import { callQuery, pageData, type PageData } from '@parlour/app/data';
import { useClient } from '@parlour/app/data-layout';
import { useNow } from '@parlour/app/hooks';
import type { Client } from '@parlour/client';
import { type AuditEntry, type AuditPage, listAuditEntries } from '@parlour/contract/staff';
import { formatEntryTime } from '@parlour/core';
import { deskRoutes } from '@parlour/core/routes';
import { csvTable } from '@parlour/core/staff';
import { type DataTableColumns, EmptyState, Stack, TextLink } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { ListPage, PageButtons } from '../../app/ListPage.tsx';
import { saveFile } from '../../app/saveFile.ts';
import { useClubTimeZone } from '../../app/session/useClubTimeZone.ts';
import { usePageTitle } from '../../app/usePageTitle.ts';
import { type AuditChoice, choiceQuery, parseChoice } from './auditChoice.ts';
import { AuditFilters } from './AuditFilters.tsx';
import * as styles from './AuditScreen.css.ts';
import {
  actionInWords,
  actorInWords,
  actorKind,
  auditTable,
  subjectInWords,
  subjectKind,
  subjectPath,
} from './copy.ts';

/** Binds the audit trail to the URL and to its query. */
export function AuditScreen() {
  usePageTitle('Audit');
  const [parameters, setParameters] = useSearchParams();
  const choice = parseChoice(parameters);
  const page = pageData(useQuery(auditQuery(useClient(), choice)));
  const goTo = (change: Partial<AuditChoice>) =>
    setParameters(choiceQuery({ ...choice, before: '', ...change }), { preventScrollReset: true });
  const timeZone = useClubTimeZone();
  return (
    <AuditView
      page={page}
      choice={choice}
      now={useNow()}
      timeZone={timeZone}
      onGo={goTo}
      onStore={(entries) =>
        saveFile(
          new Blob([csvTable(auditTable(entries, timeZone))], { type: 'text/csv' }),
          'audit.csv',
        )
      }
    />
  );
}

/** A page of the audit trail. */
function auditQuery(client: Client, choice: AuditChoice) {
  const query = Object.fromEntries(choiceQuery(choice));
  return callQuery(['audit', query], client, listAuditEntries, { query });
}

type AuditViewProps = {
  /** The entries with their state. */
  page: PageData<AuditPage>;
  /** What is shown of the trail. */
  choice: AuditChoice;
  /** The current time. */
  now: Date;
  /** The club's time zone, an IANA name. */
  timeZone: string;
  /** Goes to the first page of other filters, or to the page that the change names. */
  onGo: (change: Partial<AuditChoice>) => void;
  /** Stores entries as a file. */
  onStore: (entries: readonly AuditEntry[]) => void;
};

/** Entries of the audit trail in words (`desk/audit-1`). */
const columnsOf = (timeOf: (at: string) => string): DataTableColumns<AuditEntry> => [
  {
    name: 'action',
    label: 'What',
    cell: ({ action, reason }) => (
      <>
        {actionInWords(action)}
        <Detail text={reason} />
      </>
    ),
  },
  { name: 'actor', label: 'Who', cell: (entry) => <Actor {...entry} /> },
  { name: 'subject', label: 'On what', cell: (entry) => <Subject {...entry} /> },
  { name: 'at', label: 'When', cell: ({ at }) => timeOf(at) },
  { name: 'fields', label: 'Details', cell: ({ fields }) => fields.join(', ') || '–' },
  {
    name: 'call',
    label: 'Call',
    cell: ({ number, requestId }) => (
      <>
        {requestId ?? '–'}
        <Detail text={`Entry ${number}`} />
      </>
    ),
  },
];

/** Who did what, the newest first (`desk/audit-1` to `desk/audit-5`). */
export function AuditView({ page, choice, now, timeZone, onGo, onStore }: AuditViewProps) {
  const { before, ...filter } = choice;
  return (
    <ListPage
      title="Audit"
      action={
        page.state === 'loaded' && page.data.entries.length > 0
          ? { label: 'Download as CSV', onAction: () => onStore(page.data.entries) }
          : null
      }
      intro={
        <AuditFilters
          key={`${choiceQuery(filter)}`}
          filter={filter}
          timeZone={timeZone}
          onFilter={onGo}
        />
      }
      page={page}
      loadingLabel="Loading the audit trail"
      caption="Audit trail"
      rowsOf={({ entries }) => entries}
      keyOf={({ number }) => String(number)}
      columns={columnsOf((at) => formatEntryTime(at, now, timeZone))}
      empty={<EmptyState title="There is no such entry." />}
      renderAround={({ next }, table) => (
        <Stack gap={5}>
          {table}
          <PageButtons
            firstLabel="Newest Entries"
            nextLabel="Older Entries"
            onFirst={before === '' ? null : () => onGo({ before: '' })}
            onNext={next === null ? null : () => onGo({ before: String(next) })}
          />
        </Stack>
      )}
    />
  );
}

function Detail({ text }: { text: string | null }) {
  return text === null ? null : <span className={styles.detail}>{text}</span>;
}

/** Who did it, with a link to all that they did (`desk/audit-3`). */
function Actor({ actor, actorName }: Pick<AuditEntry, 'actor' | 'actorName'>) {
  return (
    <>
      <TextLink href={`${deskRoutes.audit.path}?${choiceQuery({ actor })}`}>
        {actorInWords(actor, actorName)}
      </TextLink>
      <Detail text={actorKind(actor)} />
    </>
  );
}

function Subject({ subject, subjectName = null }: Pick<AuditEntry, 'subject' | 'subjectName'>) {
  const path = subjectPath(subject);
  if (path === null && subjectName === null) return subjectInWords(subject);
  const name = subjectName ?? subjectInWords(subject);
  return (
    <>
      {path === null ? name : <TextLink href={path}>{name}</TextLink>}
      {subjectName === null ? null : <Detail text={subjectKind(subject)} />}
    </>
  );
}
