import type { PageData } from '@parlour/app/data';
import {
  type BulkResult,
  CONTENT_PAGE,
  type ContentItem,
  type ContentKind,
  type ContentPage,
} from '@parlour/contract/staff';
import { contentNames } from '@parlour/core/content';
import {
  Button,
  type DataTableColumns,
  type DataTableSelection,
  EmptyState,
  FilterBar,
  InlineAlert,
  LinkButton,
  Stack,
  Text,
  VisuallyHidden,
} from '@parlour/ui';
import { DeskHeading } from '../../app/DeskHeading.tsx';
import { ListTable } from '../../app/ListPage.tsx';
import { SearchField } from '../../app/SearchField.tsx';
import type { ContentChoice } from './contentChoice.ts';
import { emptyList, newLabel, stateOptions } from './copy.ts';
import { StateBadges } from './StateBadges.tsx';

/** What can be done with several items at once. */
export type BulkAction = 'publish' | 'hide' | 'show';

/** The items that are chosen, and what became of the last change. */
interface BulkChange {
  readonly chosen: ReadonlySet<string>;
  /** The change that is under way; null for none. */
  readonly pending: BulkAction | null;
  /** Why the last one was not made at all. */
  readonly failure: string | null;
  /** What became of the last one; null for none. */
  readonly result: BulkResult | null;
}

export type ContentListViewProps = {
  /** The kind of content. */
  kind: ContentKind;
  /** The items with their state. */
  page: PageData<ContentPage>;
  /** What is shown of them. */
  choice: ContentChoice;
  /** What is chosen for a change of several. */
  bulk: BulkChange;
  /** Whether the viewer may publish and hide. */
  mayPublish: boolean;
  /** The club's time zone, an IANA name. */
  timeZone: string;
  /** The path of a new item. */
  newPath: string;
  /** Returns the path of an item. */
  pathOf: (item: ContentItem) => string;
  /** Returns the path of a new item that begins as a copy. */
  copyPathOf: (item: ContentItem) => string;
  /** Opens the dialog that orders the items; null for kinds without an order. */
  onOrder: (() => void) | null;
  /** Goes to the first page of another choice, or to the page that the change names. */
  onGo: (change: Partial<ContentChoice>) => void;
  /** Called with the ids that are then chosen. */
  onChoose: (chosen: ReadonlySet<string>) => void;
  /** Publishes, hides or shows what is chosen. */
  onBulk: (action: BulkAction) => void;
  /** Asks for the release that the drafts of what is chosen are added to. */
  onAddToRelease: () => void;
};

/** The items of a kind, with search, states and changes of several (`desk/content-1` to `desk/content-4`). */
export function ContentListView(props: ContentListViewProps) {
  const { kind, page, choice, bulk, newPath, onOrder, onGo } = props;
  return (
    <Stack gap={5}>
      <DeskHeading
        title={contentNames[kind].many}
        actions={
          <Stack direction="row" gap={3}>
            {onOrder === null ? null : (
              <Button variant="secondary" size="small" onClick={onOrder}>
                Change Order
              </Button>
            )}
            <LinkButton size="small" href={newPath}>
              {newLabel(kind)}
            </LinkButton>
          </Stack>
        }
      />
      <SearchField
        hint="Parts of words of the name."
        search={choice.text}
        onSearch={(text) => onGo({ text })}
      />
      <FilterBar
        label="State"
        options={stateOptions}
        value={choice.state}
        onChange={(state) => onGo({ state })}
      />
      {bulk.failure === null ? null : <InlineAlert tone="critical">{bulk.failure}</InlineAlert>}
      {bulk.result === null ? null : <BulkResultAlert result={bulk.result} />}
      <ListTable
        page={page}
        loadingLabel={`Loading ${contentNames[kind].many.toLowerCase()}`}
        caption="Items"
        rowsOf={({ items }) => items}
        keyOf={({ id }) => id}
        hrefOf={props.pathOf}
        columns={columnsOf(props)}
        {...(props.mayPublish ? { selection: selectionOf(props) } : {})}
        empty={<EmptyState {...emptyList(kind, choice.state !== 'all' || choice.text !== '')} />}
        renderAround={({ totalCount }, table) => (
          <Stack gap={5}>
            {table}
            <Pages page={choice.page} totalCount={totalCount} onGo={onGo} />
          </Stack>
        )}
      />
    </Stack>
  );
}

/** Goes from page to page. */
function Pages({
  page,
  totalCount,
  onGo,
}: Pick<ContentListViewProps, 'onGo'> & { page: number; totalCount: number }) {
  const last = Math.max(1, Math.ceil(totalCount / CONTENT_PAGE));
  if (last === 1 && page === 1) return null;
  return (
    <Stack direction="row" gap={3}>
      {page > 1 ? (
        <Button variant="secondary" size="small" onClick={() => onGo({ page: page - 1 })}>
          Previous Page
        </Button>
      ) : null}
      <Text size="small" tone="muted">
        Page {page} of {last}, {totalCount} in all
      </Text>
      {page < last ? (
        <Button variant="secondary" size="small" onClick={() => onGo({ page: page + 1 })}>
          Next Page
        </Button>
      ) : null}
    </Stack>
  );
}

const columnsOf = ({
  timeZone,
  copyPathOf,
}: Pick<ContentListViewProps, 'timeZone' | 'copyPathOf'>): DataTableColumns<ContentItem> => [
  { name: 'title', label: 'Name', cell: ({ title }) => title },
  { name: 'detail', label: 'Detail', cell: ({ detail }) => detail ?? '–' },
  {
    name: 'state',
    label: 'State',
    cell: (item) => <StateBadges item={item} timeZone={timeZone} />,
  },
  {
    name: 'actions',
    label: 'Actions',
    isNarrow: true,
    cell: (item) => (
      <LinkButton variant="secondary" size="small" href={copyPathOf(item)}>
        Duplicate <VisuallyHidden>{item.title}</VisuallyHidden>
      </LinkButton>
    ),
  },
];

const bulkActions: readonly { action: BulkAction; label: string; pendingLabel: string }[] = [
  { action: 'publish', label: 'Publish', pendingLabel: 'Publishing...' },
  { action: 'hide', label: 'Hide', pendingLabel: 'Hiding...' },
  { action: 'show', label: 'Show', pendingLabel: 'Showing...' },
];

/** Several items can be chosen, and changed at once (`desk/content-3`). */
function selectionOf({
  bulk,
  onChoose,
  onBulk,
  onAddToRelease,
}: ContentListViewProps): DataTableSelection<ContentItem> {
  return {
    chosen: bulk.chosen,
    onChange: onChoose,
    nameOf: ({ title }: ContentItem) => title,
    actions: (
      <Stack direction="row" gap={2}>
        {bulkActions.map(({ action, label, pendingLabel }) => (
          <Button
            key={action}
            variant="secondary"
            size="small"
            disabled={bulk.pending !== null && bulk.pending !== action}
            isPending={bulk.pending === action}
            pendingLabel={pendingLabel}
            onClick={() => onBulk(action)}
          >
            {label}
          </Button>
        ))}
        <Button
          variant="secondary"
          size="small"
          disabled={bulk.pending !== null}
          onClick={onAddToRelease}
        >
          Add to Release
        </Button>
      </Stack>
    ),
  };
}

type BulkResultAlertProps = {
  /** What became of a change of several items. */
  result: BulkResult;
};

const itemsOf = (count: number) => (count === 1 ? '1 item was' : `${count} items were`);

/** Says how many items were changed, and of each other one why it was not (`desk/content-3`). */
function BulkResultAlert({ result: { done, refused } }: BulkResultAlertProps) {
  return (
    <InlineAlert tone={refused.length === 0 ? 'info' : 'critical'}>
      <p>{itemsOf(done.length)} changed.</p>
      {refused.length === 0 ? null : (
        <ul>
          {refused.map(({ id, title, message }) => (
            <li key={id}>
              {title}: {message}
            </li>
          ))}
        </ul>
      )}
    </InlineAlert>
  );
}
