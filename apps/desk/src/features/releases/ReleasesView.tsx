import type { PageData } from '@parlour/app/data';
import type { Release } from '@parlour/contract/staff';
import { Badge, type DataTableColumns, EmptyState, Stack, Text } from '@parlour/ui';
import { ListPage } from '../../app/ListPage.tsx';
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

const columnsOf = (timeZone: string): DataTableColumns<Release> => [
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
    <ListPage
      title="Releases"
      action={onAdd === null ? null : { label: 'New Release', onAction: onAdd }}
      intro={
        <Text>
          The drafts of a release go live together or not at all, as a guide with its new vendors or
          the events of a season.
        </Text>
      }
      page={page}
      loadingLabel="Loading releases"
      caption="Releases"
      rowsOf={(releases) => releases}
      keyOf={({ id }) => id}
      hrefOf={({ id }) => releasePath(id)}
      columns={columnsOf(timeZone)}
      empty={
        <EmptyState
          title="There are no releases yet."
          text="Drafts are added to one in their editor or in their list."
        />
      }
    />
  );
}
