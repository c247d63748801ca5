import type { SavedFilter } from '@parlour/contract/staff';
import { Button, Dialog, InlineAlert, Menu, Stack, Text, TextField } from '@parlour/ui';

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

/** One's own filters of the queue in a menu, and the dialog that saves and deletes them (`DKR20`). */
export function SavedFiltersView(props: SavedFiltersViewProps) {
  const { filters, name, isPending, failure } = props;
  return (
    <>
      <Menu
        label="Saved Filters"
        items={[
          ...filters.map((filter) => ({ label: filter.name, onSelect: () => props.onGo(filter) })),
          { label: 'Save or Delete…', onSelect: props.onOpen },
        ]}
      />
      <Dialog open={props.isOpen} title="Saved Filters" onClose={props.onClose}>
        <form
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
              disabled={name.trim() === ''}
              isPending={isPending}
              pendingLabel="Saving..."
            >
              Save Filter
            </Button>
            {filters.map((filter) => (
              <Stack key={filter.id} direction="row" gap={3}>
                <Text>{filter.name}</Text>
                <Button
                  variant="secondary"
                  size="small"
                  disabled={isPending}
                  onClick={() => props.onDelete(filter)}
                >
                  Delete {filter.name}
                </Button>
              </Stack>
            ))}
          </Stack>
        </form>
      </Dialog>
    </>
  );
}
