import type { SavedFilter } from '@parlour/contract/staff';
import { typedLine } from '@parlour/contract/values';
import {
  Button,
  Dialog,
  InlineAlert,
  Menu,
  Stack,
  Text,
  TextField,
  VisuallyHidden,
} from '@parlour/ui';
import { useLayoutEffect, useRef } from 'react';

export type SavedFiltersViewProps = {
  /** One's own filters, by name. */
  filters: readonly SavedFilter[];
  /** Whether the dialog that saves and deletes filters is open. */
  isOpen: boolean;
  /** The typed name. */
  name: string;
  /** Whether a call is under way. */
  isPending: boolean;
  /** Why a filter was not saved or deleted. */
  failure: string | null;
  /** Goes to a filter. */
  onGo: (filter: SavedFilter) => void;
  /** Opens the dialog. */
  onOpen: () => void;
  /** Receives the typed name. */
  onName: (name: string) => void;
  /** Saves what the queue shows under the typed name. */
  onSave: () => void;
  /** Deletes a filter. */
  onDelete: (filter: SavedFilter) => void;
  /** Closes the dialog. */
  onClose: () => void;
};

/** One's own filters of the queue in a menu, and the dialog that saves and deletes them (`desk/requests-21`). */
export function SavedFiltersView(props: SavedFiltersViewProps) {
  const { filters, name, isPending, failure } = props;
  const form = useRef<HTMLFormElement>(null);
  const deleted = useRef<{ id: string; index: number } | null>(null);
  useLayoutEffect(() => {
    if (deleted.current === null) return;
    const { id, index } = deleted.current;
    if (filters.some((filter) => filter.id === id)) return;
    deleted.current = null;
    if (document.activeElement !== document.body) return;
    // The pressed button went away.
    const next = form.current?.querySelectorAll<HTMLElement>('button[type="button"]')[index];
    (next ?? form.current?.querySelector('input'))?.focus();
  }, [filters]);
  const remove = (filter: SavedFilter, index: number) => {
    // A disabled button would lose the focus.
    if (isPending) return;
    deleted.current = { id: filter.id, index };
    props.onDelete(filter);
  };
  return (
    <>
      <Menu
        label="Saved Filters"
        items={[
          ...filters.map((filter) => ({
            id: filter.id,
            label: filter.name,
            onSelect: () => props.onGo(filter),
          })),
          { id: 'edit', label: 'Save or Delete…', onSelect: props.onOpen },
        ]}
      />
      <Dialog open={props.isOpen} title="Saved Filters" onClose={props.onClose}>
        <form
          ref={form}
          onSubmit={(event) => {
            event.preventDefault();
            props.onSave();
          }}
        >
          <Stack gap={4}>
            {failure === null ? null : <InlineAlert tone="critical">{failure}</InlineAlert>}
            <TextField
              label="Name of what the queue shows now"
              value={name}
              onChange={props.onName}
            />
            <Button
              type="submit"
              disabled={typedLine(name) === ''}
              isPending={isPending}
              pendingLabel="Saving..."
            >
              Save Filter
            </Button>
            {filters.map((filter, index) => (
              <Stack key={filter.id} direction="row" gap={3}>
                <Text>{filter.name}</Text>
                <Button variant="secondary" size="small" onClick={() => remove(filter, index)}>
                  Delete <VisuallyHidden>{filter.name}</VisuallyHidden>
                </Button>
              </Stack>
            ))}
          </Stack>
        </form>
      </Dialog>
    </>
  );
}
