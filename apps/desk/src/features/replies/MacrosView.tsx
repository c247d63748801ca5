import type { Macro } from '@parlour/contract/staff';
import { SectionHeading, Stack } from '@parlour/ui';
import { macroListing } from './macroListing.tsx';
import { ManagedTable, type ManagedViewProps } from './ManagedTable.tsx';

/** The macros of the club (`DKC4`). */
export function MacrosView({ onAdd, ...table }: ManagedViewProps<Macro>) {
  return (
    <section aria-labelledby="macros">
      <Stack gap={4}>
        <SectionHeading
          id="macros"
          title="Macros"
          action={table.mayChange ? { label: 'New Macro', onAction: onAdd } : undefined}
        />
        <ManagedTable listing={macroListing} {...table} />
      </Stack>
    </section>
  );
}
