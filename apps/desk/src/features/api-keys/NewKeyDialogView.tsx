import type { KeyPermission } from '@parlour/contract';
import { keyPermissions } from '@parlour/contract/staff';
import { Checkbox, DateTimeField, Stack, Text, TextField } from '@parlour/ui';
import { CallDialog } from '../../app/CallDialog.tsx';
import { type FieldFailure, formIssueOf, issueOf } from '../../app/fieldFailure.ts';
import { permissionNames } from './permissionNames.ts';

/** A key as it is being described. */
export interface KeyDraft {
  readonly name: string;
  readonly permissions: readonly KeyPermission[];
  /** `YYYY-MM-DD`, empty until it is chosen. */
  readonly lastDay: string;
}

export type NewKeyDialogViewProps = {
  /** What is entered. */
  draft: KeyDraft;
  /** Whether the key is being created. */
  isPending: boolean;
  /** Why it was not created. */
  failure: FieldFailure | null;
  /** Receives what changed. */
  onChange: (change: Partial<KeyDraft>) => void;
  /** Creates the key. */
  onSubmit: () => void;
  /** Closes the dialog. */
  onClose: () => void;
};

const fields = ['name', 'expiresAt'];

/** Asks what a new key is for, what it may do and until when (`DKY2`). */
export function NewKeyDialogView(props: NewKeyDialogViewProps) {
  const { draft, failure, isPending, onChange, onSubmit, onClose } = props;
  return (
    <CallDialog
      title="Create a Key"
      submitLabel="Create Key"
      pendingLabel="Creating..."
      maySubmit={draft.permissions.length > 0}
      isPending={isPending}
      failure={formIssueOf(failure, fields)}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <TextField
        label="Name"
        hint="The system that will use it. The audit trail names the key so."
        required
        value={draft.name}
        error={issueOf(failure, 'name')}
        onChange={(name) => onChange({ name })}
      />
      <DateTimeField
        type="date"
        label="Last day"
        hint="It is valid until the end of that day, at most two years ahead."
        required
        value={draft.lastDay}
        error={issueOf(failure, 'expiresAt')}
        onChange={(lastDay) => onChange({ lastDay })}
      />
      <Stack gap={2}>
        <Text tone="muted">What it may do. Choose as little as the system needs.</Text>
        {keyPermissions.map((permission) => (
          <Checkbox
            key={permission}
            label={permissionNames[permission]}
            checked={draft.permissions.includes(permission)}
            onChange={(isChosen) =>
              onChange({
                permissions: keyPermissions.filter((each) =>
                  each === permission ? isChosen : draft.permissions.includes(each),
                ),
              })
            }
          />
        ))}
      </Stack>
    </CallDialog>
  );
}
