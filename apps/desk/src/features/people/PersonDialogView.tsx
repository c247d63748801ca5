import { type StaffRole, staffRoles } from '@parlour/contract/staff';
import { Checkbox, Stack } from '@parlour/ui';
import { CallDialog, type CallDialogProps } from '../../app/CallDialog.tsx';
import type { PersonDraft } from '../../app/personDraft.ts';
import { PersonFields } from '../../app/PersonFields.tsx';
import { roleNames } from '../../app/roleNames.ts';

export type PersonDialogViewProps = Omit<CallDialogProps, 'maySubmit' | 'children'> & {
  /** The colleague to invite; null where only the roles of somebody change. */
  person: PersonDraft | null;
  /** The chosen roles. */
  roles: readonly StaffRole[];
  /** Receives the changed fields. */
  onPersonChange: (change: Partial<PersonDraft>) => void;
  /** Receives all chosen roles. */
  onRolesChange: (roles: readonly StaffRole[]) => void;
};

/** Asks for a colleague's name and email, and for the roles (`DKP2`, `DKP3`). */
export function PersonDialogView(props: PersonDialogViewProps) {
  const { person, roles, onPersonChange, onRolesChange, ...dialog } = props;
  return (
    <CallDialog {...dialog} maySubmit={roles.length > 0}>
      {person === null ? null : (
        <PersonFields
          person={person}
          emailHint="The link to set up the account is sent there, and works for three days."
          onChange={onPersonChange}
        />
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
    </CallDialog>
  );
}
