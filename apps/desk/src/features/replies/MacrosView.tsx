import type { Macro } from '@parlour/contract/staff';
import { Badge, SectionHeading, Stack } from '@parlour/ui';
import { ListTable } from '../../app/ListPage.tsx';
import { moveCopy } from '../../app/moveCopy.ts';
import type { ManagedListing } from './managed.ts';
import { managedTable, type ManagedViewProps } from './managedTable.tsx';
import * as styles from './RepliesView.css.ts';

const moveLabels = ({ moves, snoozeDays }: Macro) =>
  moves.map((move) => {
    const { label } = moveCopy[move];
    if (move !== 'snooze' || snoozeDays === null) return label;
    return `${label} (${snoozeDays} ${snoozeDays === 1 ? 'day' : 'days'})`;
  });

/** How the macros are listed (`desk/replies-4`). */
export const macroListing: ManagedListing<Macro> = {
  one: 'Macro',
  many: 'Macros',
  emptyText: 'Managers add what is often done with a request: moves, a text and tags at once.',
  columns: [
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
  ],
};

/** The macros of the club (`desk/replies-4`). */
export function MacrosView(props: ManagedViewProps<Macro>) {
  return (
    <section aria-labelledby="macros">
      <Stack gap={4}>
        <SectionHeading
          size="small"
          id="macros"
          title="Macros"
          action={props.mayChange ? { label: 'New Macro', onAction: props.onAdd } : undefined}
        />
        <ListTable {...managedTable(macroListing, props)} />
      </Stack>
    </section>
  );
}
