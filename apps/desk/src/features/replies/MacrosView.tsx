import { type PageData, PageDataView } from '@parlour/app/data';
import type { Macro } from '@parlour/contract/staff';
import {
  Badge,
  DataTable,
  type DataTableColumn,
  EmptyState,
  Menu,
  SectionHeading,
  Skeleton,
  Stack,
} from '@parlour/ui';
import { moveCopy } from '../../app/moveCopy.ts';
import * as styles from './RepliesView.css.ts';
import type { ReplyAction } from './RepliesView.tsx';

export type MacrosViewProps = {
  /** The macros, by title. */
  page: PageData<readonly Macro[]>;
  /** Whether the viewer may change them. */
  mayChange: boolean;
  /** Opens the dialog that adds a macro. */
  onAdd: () => void;
  /** Begins an action of a macro's row. */
  onAction: (action: ReplyAction, macro: Macro) => void;
};

/** A tuple, because the first column names the row. */
type Columns = readonly [DataTableColumn<Macro>, ...DataTableColumn<Macro>[]];

const moveLabels = ({ moves, snoozeDays }: Macro) =>
  moves.map((move) => {
    const { label } = moveCopy[move];
    if (move !== 'snooze' || snoozeDays === null) return label;
    return `${label} (${snoozeDays} ${snoozeDays === 1 ? 'day' : 'days'})`;
  });

const columns: Columns = [
  { name: 'title', label: 'Title', cell: ({ title }) => title },
  { name: 'moves', label: 'Moves', cell: (macro) => moveLabels(macro).join(', ') || 'None' },
  {
    name: 'text',
    label: 'Text',
    cell: ({ text }) => <span className={styles.text}>{text ?? 'None'}</span>,
  },
  {
    name: 'tags',
    label: 'Tags',
    cell: ({ tags }) =>
      tags.length === 0 ? (
        'None'
      ) : (
        <Stack direction="row" gap={1}>
          {tags.map((tag) => (
            <Badge key={tag}>{tag}</Badge>
          ))}
        </Stack>
      ),
  },
];

const actionsOf = (onAction: MacrosViewProps['onAction']): DataTableColumn<Macro> => ({
  name: 'actions',
  label: 'Actions',
  isNarrow: true,
  cell: (macro) => (
    <Menu
      label={`Change ${macro.title}`}
      items={[
        { id: 'change', label: 'Change Macro', onSelect: () => onAction('change', macro) },
        { id: 'delete', label: 'Delete Macro', onSelect: () => onAction('delete', macro) },
      ]}
    />
  ),
});

/** The macros of the club (`DKC4`). */
export function MacrosView({ page, mayChange, onAdd, onAction }: MacrosViewProps) {
  return (
    <section aria-labelledby="macros">
      <Stack gap={4}>
        <SectionHeading
          id="macros"
          title="Macros"
          action={mayChange ? { label: 'New Macro', onAction: onAdd } : undefined}
        />
        <PageDataView
          page={page}
          loadingLabel="Loading macros"
          skeleton={<Skeleton shape="wide" />}
        >
          {(macros) =>
            macros.length === 0 ? (
              <EmptyState
                title="There is no macro yet."
                text="Managers add what is often done with a request: moves, a text and tags at once."
              />
            ) : (
              <DataTable
                caption="Macros"
                rows={macros}
                keyOf={({ id }) => id}
                columns={mayChange ? [...columns, actionsOf(onAction)] : columns}
              />
            )
          }
        </PageDataView>
      </Stack>
    </section>
  );
}
