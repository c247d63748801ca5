import type { AuditEntry } from '@parlour/contract/staff';
import { formatEntryTime, href } from '@parlour/core';
import { deskRoutes } from '@parlour/core/routes';
import { DataTable, type DataTableColumn, TextLink } from '@parlour/ui';
import { choiceQuery } from './auditChoice.ts';
import * as styles from './AuditTable.css.ts';
import { actorInWords, actorKind, actionInWords, requestIdOf, subjectInWords } from './copy.ts';

export type AuditTableProps = {
  /** The entries, the newest first. */
  entries: readonly AuditEntry[];
  /** The current time. */
  now: Date;
  /** The viewer's time zone, an IANA name. */
  timeZone: string;
};

/** A tuple, because the first column names the row. */
type Columns = readonly [DataTableColumn<AuditEntry>, ...DataTableColumn<AuditEntry>[]];

const columnsOf = (timeOf: (at: string) => string): Columns => [
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
  { name: 'subject', label: 'On what', cell: ({ subject }) => <Subject subject={subject} /> },
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

/** Entries of the audit trail in words (`DKH1`). */
export function AuditTable({ entries, now, timeZone }: AuditTableProps) {
  return (
    <DataTable
      caption="Audit trail"
      rows={entries}
      keyOf={({ number }) => String(number)}
      columns={columnsOf((at) => formatEntryTime(at, now, timeZone))}
    />
  );
}

function Detail({ text }: { text: string | null }) {
  return text === null ? null : <span className={styles.detail}>{text}</span>;
}

/** Who did it, with a link to all that they did (`DKH3`). */
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

function Subject({ subject }: Pick<AuditEntry, 'subject'>) {
  const requestId = requestIdOf(subject);
  if (requestId === null) return subjectInWords(subject);
  return (
    <>
      <TextLink href={href(deskRoutes.request, { requestId })}>Request</TextLink>
      <Detail text={requestId} />
    </>
  );
}
