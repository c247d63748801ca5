import type { PageData } from '@parlour/app/data';
import type { ImportSummary } from '@parlour/contract/staff';
import { formatEntryTime, href } from '@parlour/core';
import { deskRoutes } from '@parlour/core/routes';
import {
  Badge,
  Button,
  type DataTableColumns,
  EmptyState,
  FileField,
  ProgressBar,
  SectionHeading,
  Stack,
  Text,
  VisuallyHidden,
} from '@parlour/ui';
import { DeskHeading } from '../../app/DeskHeading.tsx';
import { FormColumn } from '../../app/FormColumn.tsx';
import { ListTable } from '../../app/ListPage.tsx';
import { statusCopy } from './importCopy.ts';

export type ImportsViewProps = {
  /** The imports, the newest first. */
  page: PageData<readonly ImportSummary[]>;
  /** The present time. */
  now: Date;
  /** The viewer's time zone, an IANA name. */
  timeZone: string;
  /** The sent share of a file, 0 to 1. Null while none is sent. */
  progress: number | null;
  /** Why the last file was refused. Null where it was not. */
  uploadIssue: string | null;
  /** Receives a chosen file. */
  onUpload: (file: File) => void;
  /** Asks whether an import is taken back. */
  onRevert: (summary: ImportSummary) => void;
};

const columnsOf = ({
  now,
  timeZone,
  page,
  onRevert,
}: ImportsViewProps): DataTableColumns<ImportSummary> => [
  { name: 'name', label: 'File', cell: ({ name }) => name },
  {
    name: 'status',
    label: 'Status',
    isNarrow: true,
    cell: ({ status }) => {
      const { label, tone } = statusCopy(status);
      return <Badge tone={tone}>{label}</Badge>;
    },
  },
  { name: 'by', label: 'By', cell: ({ createdBy }) => createdBy ?? 'An operator' },
  { name: 'at', label: 'When', cell: ({ createdAt }) => formatEntryTime(createdAt, now, timeZone) },
  // Most went well, and an empty column takes the room of the others.
  ...(page.state === 'loaded' && page.data.some(({ issue }) => issue !== null)
    ? [{ name: 'issue', label: 'Note', cell: ({ issue }: ImportSummary) => issue ?? '' }]
    : []),
  {
    name: 'actions',
    label: 'Actions',
    cell: (summary) =>
      summary.status === 'applied' ? (
        <Button size="small" variant="secondary" onClick={() => onRevert(summary)}>
          Take Back <VisuallyHidden>{summary.name}</VisuallyHidden>
        </Button>
      ) : null,
  },
];

/** The history of imports, with the field for a new file (`desk/imports-1`, `desk/imports-5`). */
export function ImportsView(props: ImportsViewProps) {
  const { page, progress, uploadIssue, onUpload } = props;
  return (
    <Stack gap={5}>
      <DeskHeading title="Import" />
      <FormColumn>
        <Stack gap={4}>
          <Text>
            Bring in members, vendors, benefits, events and destinations from the CSV file of
            another system, or a whole club from a package. Nothing changes before you have seen the
            plan.
          </Text>
          <FileField
            label="CSV file or package"
            hint="A .csv file of at most 50,000 rows, or a .zip package."
            chosen={null}
            disabled={progress !== null}
            error={uploadIssue ?? undefined}
            onChoose={onUpload}
            onRemove={() => undefined}
          />
          {progress === null ? null : (
            // What is sent whole is being read.
            <ProgressBar
              label={progress < 1 ? 'Uploading the file' : 'Reading the file'}
              value={progress}
            />
          )}
        </Stack>
      </FormColumn>
      <section aria-labelledby="history">
        <Stack gap={4}>
          <SectionHeading size="small" id="history" title="History" />
          <ListTable
            page={page}
            loadingLabel="Loading imports"
            caption="Imports"
            rowsOf={(imports) => imports}
            keyOf={({ id }) => id}
            hrefOf={({ id }) => href(deskRoutes.import, { importId: id })}
            columns={columnsOf(props)}
            empty={
              <EmptyState
                title="Nothing was imported yet."
                text="Each import is listed here, and can be taken back while nothing of it was changed."
              />
            }
          />
        </Stack>
      </section>
    </Stack>
  );
}
