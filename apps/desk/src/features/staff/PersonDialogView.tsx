import { type StaffRole, staffRoles } from '@parlour/contract/staff';
import { Button, Checkbox, Dialog, InlineAlert, Stack, TextField } from '@parlour/ui';
import { useId } from 'react';
import type { PersonDraft } from '../../app/personDraft.ts';
import { roleNames } from '../../app/roleNames.ts';

export type PersonDialogViewProps = {
  /** The dialog's heading. */
  title: string;
  /** The colleague to invite; null where only the roles of somebody change. */
  person: PersonDraft | null;
  /** The chosen roles. */
  roles: readonly StaffRole[];
  /** The label of the button that submits. */
  submitLabel: string;
  /** Its label while the call is under way. */
  pendingLabel: string;
  /** Whether the call is under way. */
  isPending: boolean;
  /** Why it was not done. */
  failure: string | null;
  /** Receives the changed fields. */
  onPersonChange: (change: Partial<PersonDraft>) => void;
  /** Receives all chosen roles. */
  onRolesChange: (roles: readonly StaffRole[]) => void;
  /** Submits the form. */
  onSubmit: () => void;
  /** Closes the dialog. */
  onClose: () => void;
};

/** Asks for a colleague's name and email, and for the roles (`DKP2`, `DKP3`). */
export function PersonDialogView(props: PersonDialogViewProps) {
  const { person, roles, isPending, failure, onPersonChange, onRolesChange } = props;
  const form = useId();
  return (
    <Dialog
      open
      title={props.title}
      isPending={isPending}
      onClose={props.onClose}
      footer={
        <>
          <Button variant="secondary" disabled={isPending} onClick={props.onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={form}
            disabled={roles.length === 0}
            isPending={isPending}
            pendingLabel={props.pendingLabel}
          >
            {props.submitLabel}
          </Button>
        </>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          props.onSubmit();
        }}
      >
        <Stack gap={5}>
          {failure === null ? null : <InlineAlert tone="critical">{failure}</InlineAlert>}
          {person === null ? null : (
            <>
              <TextField
                label="First name"
                required
                value={person.firstName}
                onChange={(firstName) => onPersonChange({ firstName })}
              />
              <TextField
                label="Last name"
                required
                value={person.lastName}
                onChange={(lastName) => onPersonChange({ lastName })}
              />
              <TextField
                label="Email"
                type="email"
                required
                hint="The link to set up the account is sent there, and works for three days."
                value={person.email}
                onChange={(email) => onPersonChange({ email })}
              />
            </>
          )}
          <Stack gap={2}>
            {staffRoles.map((role) => (
              <Checkbox
                key={role}
                label={roleNames[role]}
                checked={roles.includes(role)}
                error={
                  roles.length === 0 && role === staffRoles.at(-1)
                    ? 'At least one role is needed.'
                    : undefined
                }
                onChange={(isChosen) =>
                  onRolesChange(
                    staffRoles.filter((each) => (each === role ? isChosen : roles.includes(each))),
                  )
                }
              />
            ))}
          </Stack>
        </Stack>
      </form>
    </Dialog>
  );
}
