import { pageData, type PageData } from '@parlour/app/data';
import { useClient } from '@parlour/app/data-layout';
import { useNow } from '@parlour/app/hooks';
import { fetchFile, send } from '@parlour/client';
import { type ClubExport, getExportFile, startExport } from '@parlour/contract/staff';
import { formatEntryTime } from '@parlour/core';
import {
  Button,
  type DataTableColumns,
  InlineAlert,
  SectionHeading,
  Stack,
  Text,
} from '@parlour/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ListTable } from '../../app/ListPage.tsx';
import { useStepUp } from '../../app/step-up/useStepUp.ts';
import { useOneKeyedCall } from '../../app/useOneCall.ts';
import { exportsQuery } from './queries.ts';
import { saveFile } from '../../app/saveFile.ts';

const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

/** Binds one's own exports of the club (`desk/imports-6`). */
export function Exports() {
  const client = useClient();
  const cache = useQueryClient();
  const afterStepUp = useStepUp();
  const query = exportsQuery(client);
  const page = pageData(useQuery(query));
  const { pending, failure, run, renew } = useOneKeyedCall<'start' | 'load'>();

  const start = async () => {
    const result = await run('start', (idempotencyKey) =>
      afterStepUp(() => send(client, startExport, {}, { idempotencyKey })),
    );
    if (result.ok) renew();
    await cache.invalidateQueries({ queryKey: query.queryKey });
  };
  const load = async ({ id, createdAt }: ClubExport) => {
    const result = await run('load', () =>
      afterStepUp(() => fetchFile(client, getExportFile, { params: { id } })),
    );
    if (!result.ok) return;
    saveFile(result.value, `club-${createdAt.slice(0, 10)}.zip`);
  };

  return (
    <ExportsView
      page={page}
      now={useNow()}
      timeZone={timeZone}
      pending={pending}
      failure={failure}
      onStart={() => void start()}
      onLoad={(made) => void load(made)}
    />
  );
}

type ExportsViewProps = {
  /** One's own exports, the newest first. */
  page: PageData<readonly ClubExport[]>;
  /** The present time. */
  now: Date;
  /** The viewer's time zone, an IANA name. */
  timeZone: string;
  /** What is under way; null for nothing. */
  pending: 'start' | 'load' | null;
  /** Why the last deed failed; null if it did not. */
  failure: string | null;
  /** Begins an export. */
  onStart: () => void;
  /** Loads the file of an export. */
  onLoad: (made: ClubExport) => void;
};

const MEGABYTE = 1024 * 1024;
const statuses = { making: 'Being made', ready: 'Ready', failed: 'Failed' } as const;
const sizeInWords = (size: number | null) =>
  size === null ? '' : `${(size / MEGABYTE).toFixed(1)} MB`;

const columnsOf = ({
  now,
  timeZone,
  pending,
  onLoad,
}: Pick<
  ExportsViewProps,
  'now' | 'timeZone' | 'pending' | 'onLoad'
>): DataTableColumns<ClubExport> => [
  { name: 'at', label: 'When', cell: ({ createdAt }) => formatEntryTime(createdAt, now, timeZone) },
  { name: 'status', label: 'Status', isNarrow: true, cell: ({ status }) => statuses[status] },
  { name: 'size', label: 'Size', isNarrow: true, cell: ({ size }) => sizeInWords(size) },
  {
    name: 'actions',
    label: 'Actions',
    isNarrow: true,
    cell: (made) =>
      made.status === 'ready' ? (
        <Button
          size="small"
          variant="secondary"
          disabled={pending !== null}
          onClick={() => onLoad(made)}
        >
          Download
        </Button>
      ) : null,
  },
];

/** The exports of the whole club (`desk/imports-6`). */
export function ExportsView(props: ExportsViewProps) {
  const { page, pending, failure, onStart } = props;
  return (
    <section aria-labelledby="export">
      <Stack gap={4}>
        <SectionHeading size="small" id="export" title="Export" />
        <Text size="small">
          A package holds all members, content and pictures, for another Parlour or for your own
          records. Only you can download it, for a day.
        </Text>
        <div>
          <Button
            size="small"
            isPending={pending === 'start'}
            pendingLabel="Starting..."
            onClick={onStart}
          >
            Export the Club
          </Button>
        </div>
        {failure === null ? null : <InlineAlert tone="critical">{failure}</InlineAlert>}
        <ListTable
          page={page}
          loadingLabel="Loading exports"
          caption="Exports"
          rowsOf={(exports) => exports}
          keyOf={({ id }) => id}
          columns={columnsOf(props)}
          empty={null}
        />
      </Stack>
    </section>
  );
}
