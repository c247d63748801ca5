import { type PageData, PageDataView } from '@parlour/app/data';
import type { Release } from '@parlour/contract/staff';
import {
  Badge,
  Button,
  DataTable,
  type DataTableColumn,
  EmptyState,
  Skeleton,
  Stack,
  Text,
} from '@parlour/ui';
import { DeskHeading } from '../../app/DeskHeading.tsx';
import { itemsInWords, releaseState } from './releaseCopy.ts';
import { releasePath } from './releasePaths.ts';

export type ReleasesViewProps = {
  /** The releases: those that wait, and then the last published ones. */
  page: PageData<readonly Release[]>;
  /** The club's time zone, an IANA name. */
  timeZone: string;
  /** Asks for the title of a new release; null for who may not publish. */
  onAdd: (() => void) | null;
};

/** A tuple, because the first column names the row. */
type Columns = readonly [DataTableColumn<Release>, ...DataTableColumn<Release>[]];

const columnsOf = (timeZone: string): Columns => [
  { name: 'title', label: 'Title', cell: ({ title }) => title },
  {
    name: 'items',
    label: 'Items',
    isNarrow: true,
    cell: ({ itemCount }) => itemsInWords(itemCount),
  },
  {
    name: 'state',
    label: 'State',
    cell: (release) => {
      const { label, tone } = releaseState(release, timeZone);
      return (
        <Stack gap={1} align="start">
          <Badge tone={tone}>{label}</Badge>
          {release.issue === null ? null : (
            <Text size="small" tone="critical">
              {release.issue}
            </Text>
          )}
        </Stack>
      );
    },
  },
];

/** The releases with their states (`DKRL1`). */
export function ReleasesView({ page, timeZone, onAdd }: ReleasesViewProps) {
  return (
    <Stack gap={5}>
      <DeskHeading
        title="Releases"
        actions={
          onAdd === null ? null : (
            <Button size="small" onClick={onAdd}>
              New Release
            </Button>
          )
        }
      />
      <Text>
        The drafts of a release go live together or not at all, as a guide with its new vendors or
        the events of a season.
      </Text>
      <PageDataView
        page={page}
        loadingLabel="Loading releases"
        skeleton={<Skeleton shape="wide" />}
      >
        {(releases) =>
          releases.length === 0 ? (
            <EmptyState
              title="There are no releases yet."
              text="Drafts are added to one in their editor or in their list."
            />
          ) : (
            <DataTable
              caption="Releases"
              rows={releases}
              keyOf={({ id }) => id}
              hrefOf={({ id }) => releasePath(id)}
              columns={columnsOf(timeZone)}
            />
          )
        }
      </PageDataView>
    </Stack>
  );
}
