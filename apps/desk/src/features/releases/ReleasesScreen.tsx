import { pageData, type PageData } from '@parlour/app/data';
import { useClient } from '@parlour/app/data-layout';
import type { Release } from '@parlour/contract/staff';
import { mayDo } from '@parlour/core/staff';
import { Badge, type DataTableColumns, EmptyState, Stack, Text } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { lazyPart } from '../../app/lazyPart.tsx';
import { ListPage } from '../../app/ListPage.tsx';
import { useClubTimeZone } from '../../app/session/useClubTimeZone.ts';
import { useMe } from '../../app/session/useMe.ts';
import { usePageTitle } from '../../app/usePageTitle.ts';
import { releasesQuery } from '../content/releaseQueries.ts';
import { itemsInWords, releaseState } from './releaseCopy.ts';
import { releasePath } from './releasePaths.ts';

const ReleaseTitleDialog = lazyPart(() =>
  import('./ReleaseTitleDialog.tsx').then((dialog) => dialog.ReleaseTitleDialog),
);

/** Binds the list of releases, and opens the dialog for a new one. */
export function ReleasesScreen() {
  usePageTitle('Releases');
  const page = pageData(useQuery(releasesQuery(useClient())));
  const mayPublish = mayDo(useMe()?.roles ?? [], 'content.publish');
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <ReleasesView
        page={page}
        timeZone={useClubTimeZone()}
        onAdd={mayPublish ? () => setAdding(true) : null}
      />
      {isAdding ? <ReleaseTitleDialog release={null} onClose={() => setAdding(false)} /> : null}
    </>
  );
}

type ReleasesViewProps = {
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

/** The releases with their states (`desk/releases-1`). */
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
