import { type PageData, PageDataView } from '@parlour/app/data';
import type { AuditPage } from '@parlour/contract/staff';
import { Button, EmptyState, Skeleton, Stack } from '@parlour/ui';
import { DeskHeading } from '../../app/DeskHeading.tsx';
import { AuditFilters } from './AuditFilters.tsx';
import { type AuditChoice, choiceQuery } from './auditChoice.ts';
import { AuditTable } from './AuditTable.tsx';

export type AuditViewProps = {
  /** The entries with their state. */
  page: PageData<AuditPage>;
  /** What is shown of the trail. */
  choice: AuditChoice;
  /** The current time. */
  now: Date;
  /** The viewer's time zone, an IANA name. */
  timeZone: string;
  /** Goes to the first page of other filters, or to the page that the change names. */
  onGo: (change: Partial<AuditChoice>) => void;
};

/** Who did what, the newest first (`DKH1` to `DKH3`). */
export function AuditView({ page, choice, now, timeZone, onGo }: AuditViewProps) {
  const { before, ...filter } = choice;
  return (
    <Stack gap={5}>
      <DeskHeading title="Audit" />
      <AuditFilters key={`${choiceQuery(filter)}`} filter={filter} onFilter={onGo} />
      <PageDataView
        page={page}
        loadingLabel="Loading the audit trail"
        skeleton={<Skeleton shape="wide" />}
      >
        {({ entries, next }) => (
          <Stack gap={5}>
            {entries.length === 0 ? (
              <EmptyState title="There is no such entry." />
            ) : (
              <AuditTable entries={entries} now={now} timeZone={timeZone} />
            )}
            <Stack direction="row" gap={3}>
              {before === '' ? null : (
                <Button variant="secondary" size="small" onClick={() => onGo({ before: '' })}>
                  Newest Entries
                </Button>
              )}
              {next === null ? null : (
                <Button
                  variant="secondary"
                  size="small"
                  onClick={() => onGo({ before: String(next) })}
                >
                  Older Entries
                </Button>
              )}
            </Stack>
          </Stack>
        )}
      </PageDataView>
    </Stack>
  );
}
