import type { ChangedRow, HiddenItem, ImportPlan, RefusedRow } from '@parlour/contract/staff';
import {
  Button,
  DataTable,
  type DataTableColumns,
  EmptyState,
  InlineAlert,
  SectionHeading,
  Stack,
  Text,
} from '@parlour/ui';
import type { ReactNode } from 'react';
import { kindLabelOf } from './importCopy.ts';

export type PlanViewProps = {
  /** What the import would do, or did. */
  plan: ImportPlan;
  /** Whether it was done. */
  isDone: boolean;
  /** What can be done with it, above the lists of rows. */
  actions?: ReactNode;
  /** Loads the refused rows as a file. Absent where they were not in one table. */
  onLoadRefused?: () => void;
  /** Whether they are being loaded. */
  isLoadingRefused?: boolean;
};

type Counts = ImportPlan['counts'][number];
const inWords = (count: number) => count.toLocaleString('en-US');

const countColumns: DataTableColumns<Counts> = [
  { name: 'kind', label: 'Kind', cell: ({ kind }) => kindLabelOf(kind) },
  { name: 'created', label: 'New', cell: ({ created }) => inWords(created) },
  { name: 'changed', label: 'Changed', cell: ({ changed }) => inWords(changed) },
  { name: 'unchanged', label: 'Unchanged', cell: ({ unchanged }) => inWords(unchanged) },
  { name: 'refused', label: 'Refused', cell: ({ refused }) => inWords(refused) },
];
/** For a plan that hides something. */
const hiddenCount = {
  name: 'hidden',
  label: 'Hidden',
  cell: ({ hidden }: Counts) => inWords(hidden),
};

const placeOf = ({ file, line }: RefusedRow | ChangedRow) => `${file}, line ${line}`;

const nameColumn = { name: 'title', label: 'Name', cell: ({ title }: RefusedRow) => title ?? '' };
const refusedColumns = (rows: readonly RefusedRow[]): DataTableColumns<RefusedRow> => [
  { name: 'place', label: 'Row', cell: placeOf },
  // Plans of before have no names.
  ...(rows.some(({ title }) => title !== undefined) ? [nameColumn] : []),
  { name: 'field', label: 'Field', cell: ({ field }) => field ?? 'The row' },
  { name: 'message', label: 'Reason', cell: ({ message }) => message },
];

const changedColumns: DataTableColumns<ChangedRow> = [
  { name: 'title', label: 'Name', cell: ({ title }) => title },
  { name: 'kind', label: 'Kind', isNarrow: true, cell: ({ kind }) => kindLabelOf(kind) },
  { name: 'fields', label: 'Fields', cell: ({ fields }) => fields.join(', ') || 'New' },
  { name: 'place', label: 'Row', cell: placeOf },
];

const hiddenColumns: DataTableColumns<HiddenItem> = [
  { name: 'title', label: 'Name', cell: ({ title }) => title },
  { name: 'kind', label: 'Kind', isNarrow: true, cell: ({ kind }) => kindLabelOf(kind) },
  { name: 'externalId', label: 'Identifier', cell: ({ externalId }) => externalId },
];

/** What an import would do, or did: counts, refused rows, hidden items and changed rows (`desk/imports-3`, `desk/imports-7`). */
export function PlanView({
  plan,
  isDone,
  actions,
  onLoadRefused,
  isLoadingRefused = false,
}: PlanViewProps) {
  const { counts, refused, changed, hidden, notes } = plan;
  const { warnings = [], warningCount = 0, filled = [], filledCount = 0 } = plan;
  const total = (name: 'refused' | 'created' | 'changed' | 'hidden') =>
    counts.reduce((sum, each) => sum + each[name], 0);
  const changedTotal = total('created') + total('changed');
  return (
    <Stack gap={5}>
      {notes.map((note) => (
        <InlineAlert key={note}>{note}</InlineAlert>
      ))}
      <section aria-labelledby="plan">
        <Stack gap={4}>
          <SectionHeading
            size="small"
            id="plan"
            title={isDone ? 'What It Did' : 'What It Would Do'}
          />
          {counts.length === 0 ? (
            <EmptyState title="The file has no rows." text="Choose another file." />
          ) : (
            <DataTable
              caption="Rows by kind"
              rows={counts}
              keyOf={({ kind }) => kind}
              columns={hidden.length === 0 ? countColumns : [...countColumns, hiddenCount]}
            />
          )}
        </Stack>
      </section>
      {actions}
      {refused.length === 0 ? null : (
        <section aria-labelledby="refused">
          <Stack gap={4}>
            <SectionHeading size="small" id="refused" title="Refused Rows" />
            <Text>
              {isDone
                ? 'These rows were left out.'
                : 'These rows are left out. Mend them in the file and upload it again, or go on without them.'}
            </Text>
            <DataTable
              caption="Refused rows"
              rows={refused}
              keyOf={(row) => `${placeOf(row)} ${row.field} ${row.message}`}
              columns={refusedColumns(refused)}
            />
            {total('refused') > refused.length ? (
              <Text>{`The first ${inWords(refused.length)} reasons are shown.`}</Text>
            ) : null}
            {onLoadRefused === undefined ? null : (
              <Stack gap={2}>
                <div>
                  <Button
                    size="small"
                    variant="secondary"
                    isPending={isLoadingRefused}
                    pendingLabel="Loading..."
                    onClick={onLoadRefused}
                  >
                    Download the Refused Rows
                  </Button>
                </div>
                <Text tone="muted" size="small">
                  A CSV file with the reasons. Correct it and upload it again. Its columns are
                  matched in the same way.
                </Text>
              </Stack>
            )}
          </Stack>
        </section>
      )}
      {warnings.length === 0 ? null : (
        <section aria-labelledby="warnings">
          <Stack gap={4}>
            <SectionHeading size="small" id="warnings" title="Cells Left Out" />
            <Text>
              {isDone
                ? 'The rest of these rows came in.'
                : 'The rest of these rows comes in. What they had before stays.'}
            </Text>
            <DataTable
              caption="Cells left out"
              rows={warnings}
              keyOf={(row) => `${placeOf(row)} ${row.field} ${row.message}`}
              columns={refusedColumns(warnings)}
            />
            {warningCount > warnings.length ? (
              <Text>{`The first ${inWords(warnings.length)} of ${inWords(warningCount)} are shown.`}</Text>
            ) : null}
          </Stack>
        </section>
      )}
      {filled.length === 0 ? null : (
        <section aria-labelledby="filled">
          <Stack gap={4}>
            <SectionHeading size="small" id="filled" title="Cells Filled In" />
            <Text>These were empty. Staff can change them later.</Text>
            <DataTable
              caption="Cells filled in"
              rows={filled}
              keyOf={(row) => `${placeOf(row)} ${row.field}`}
              columns={refusedColumns(filled)}
            />
            {filledCount > filled.length ? (
              <Text>{`The first ${inWords(filled.length)} of ${inWords(filledCount)} are shown.`}</Text>
            ) : null}
          </Stack>
        </section>
      )}
      {hidden.length === 0 ? null : (
        <section aria-labelledby="hidden">
          <Stack gap={4}>
            <SectionHeading size="small" id="hidden" title="No Longer in the File" />
            <Text>
              {isDone
                ? 'These were hidden from members. Nothing was deleted.'
                : 'These would be hidden from members. Nothing is deleted.'}
            </Text>
            <DataTable
              caption="No longer in the file"
              rows={hidden}
              keyOf={({ kind, externalId }) => `${kind} ${externalId}`}
              columns={hiddenColumns}
            />
            {total('hidden') > hidden.length ? (
              <Text>{`The first ${inWords(hidden.length)} are shown.`}</Text>
            ) : null}
          </Stack>
        </section>
      )}
      {changed.length === 0 ? null : (
        <section aria-labelledby="changed">
          <Stack gap={4}>
            <SectionHeading size="small" id="changed" title="New and Changed" />
            <DataTable
              caption="New and changed"
              rows={changed}
              keyOf={(row) => `${placeOf(row)} ${row.title}`}
              columns={changedColumns}
            />
            {changedTotal > changed.length ? (
              <Text>{`The first ${inWords(changed.length)} are shown.`}</Text>
            ) : null}
          </Stack>
        </section>
      )}
    </Stack>
  );
}
