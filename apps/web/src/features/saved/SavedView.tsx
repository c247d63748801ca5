import { type PageData, PageDataView } from '@parlour/app/data';
import { type SavedItem, type SavedKind, savedKinds } from '@parlour/contract';
import { routes, savedKey } from '@parlour/core';
import {
  Container,
  EmptyState,
  InlineAlert,
  LinkButton,
  PageHeading,
  Skeleton,
  Stack,
  Text,
} from '@parlour/ui';
import type { RefusedChange } from '../../components/saving/saving.ts';
import { ListSection, ListSections } from '../../components/filters/ListSections.tsx';
import * as styles from './SavedView.css.ts';
import { SavedRow, type SavedRowProps } from './SavedRow.tsx';

export type SavedViewProps = Omit<SavedRowProps, 'item' | 'isSaved' | 'isNoting'> & {
  /** What the member saved, with the state of the list. Null in a view of staff, who never see it. */
  page: PageData<readonly SavedItem[]> | null;
  /** What was removed since the page was opened, by key. It stays in its place. */
  removed: ReadonlyMap<string, SavedItem>;
  /** Whether changes wait to be sent. */
  isWaiting: boolean;
  /** What the club refused last. Null for nothing. */
  refused: RefusedChange | null;
  /** The key of the item whose note is being written. Null for none. */
  noting: string | null;
  /** Called when the message about what was refused is closed. */
  onDismiss: () => void;
};

const titles = {
  vendor: 'Vendors',
  event: 'Events',
  benefit: 'Benefits',
  destination: 'Destinations',
  gift_product: 'Gifts',
} as const satisfies Record<SavedKind, string>;

/** What the member saved, by kind, and below it what the club does not offer any more. */
export function SavedView(props: SavedViewProps) {
  const { page, removed, isWaiting, refused, noting, onDismiss, ...row } = props;
  return (
    <Container>
      <Stack gap={12}>
        <PageHeading
          title="Saved"
          intro="What caught your eye, with your notes, on every device."
        />
        {refused === null ? null : (
          <InlineAlert tone="critical" action={{ label: 'Close', onAction: onDismiss }}>
            {`“${refused.name}” could not be saved. ${refused.message}`}
          </InlineAlert>
        )}
        {isWaiting ? (
          <InlineAlert>Your latest changes have not reached the club yet.</InlineAlert>
        ) : null}
        {page === null ? (
          <Text tone="muted">Saved items are not shown while you look as a member.</Text>
        ) : (
          <PageDataView page={page} loadingLabel="Loading saved items" skeleton={<SavedSkeleton />}>
            {(items) => <Sections items={items} removed={removed} noting={noting} {...row} />}
          </PageDataView>
        )}
      </Stack>
    </Container>
  );
}

type SectionsProps = Omit<SavedRowProps, 'item' | 'isSaved' | 'isNoting'> &
  Pick<SavedViewProps, 'removed' | 'noting'> & { items: readonly SavedItem[] };

function Sections({ items, removed, noting, ...row }: SectionsProps) {
  const saved = new Set(items.map(savedKey));
  const all = [...items, ...[...removed.values()].filter((item) => !saved.has(savedKey(item)))];
  if (all.length === 0) {
    return (
      <EmptyState
        title="Nothing saved yet."
        text="Press the heart on a place, an event, a benefit or a gift, and it waits for you here."
        action={
          <LinkButton variant="secondary" href={routes.destinations.path}>
            View Destination Guides
          </LinkButton>
        }
      />
    );
  }
  const ordered = all.toSorted((one, other) => (one.savedAt < other.savedAt ? 1 : -1));
  const rowsOf = (title: string, rows: readonly SavedItem[]) =>
    rows.length === 0 ? null : (
      <ListSection key={title} title={title}>
        <ul className={styles.rows}>
          {rows.map((item) => {
            const key = savedKey(item);
            return (
              <li key={key}>
                <SavedRow {...row} item={item} isSaved={saved.has(key)} isNoting={noting === key} />
              </li>
            );
          })}
        </ul>
      </ListSection>
    );
  return (
    <ListSections>
      {savedKinds.map((kind) =>
        rowsOf(
          titles[kind],
          ordered.filter((item) => item.isOffered && item.kind === kind),
        ),
      )}
      {rowsOf(
        'No Longer Offered',
        ordered.filter((item) => !item.isOffered),
      )}
    </ListSections>
  );
}

function SavedSkeleton() {
  return (
    <Stack gap={6}>
      <Skeleton shape="title" />
      <Skeleton width="half" />
      <Skeleton shape="title" />
      <Skeleton width="half" />
    </Stack>
  );
}
