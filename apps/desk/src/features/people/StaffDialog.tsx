import { fullName } from '@parlour/core';
import { useClient } from '@parlour/app/data-layout';
import { send } from '@parlour/client';
import type { CallFailure, Result } from '@parlour/contract';
import {
  changeStaffRoles,
  endStaffAccount,
  inviteStaff,
  inviteStaffAgain,
  type StaffMember,
  type StaffRole,
  staffRoles,
} from '@parlour/contract/staff';
import { Checkbox, ConfirmDialog, Stack } from '@parlour/ui';
import { useQueryClient } from '@tanstack/react-query';
import { CallDialog, type CallDialogProps } from '../../app/CallDialog.tsx';
import type { PersonDraft } from '../../app/personDraft.ts';
import { PersonFields } from '../../app/PersonFields.tsx';
import { roleNames } from '../../app/roleNames.ts';
import { useStepUp } from '../../app/step-up/useStepUp.ts';
import { type StoredForm, useTyped } from '../../app/storedForms.ts';
import { useOneKeyedCall } from '../../app/useOneCall.ts';
import { staffQuery } from './queries.ts';

/** What can be done with a member of staff. */
export type StaffAction = 'changeRoles' | 'inviteAgain' | 'end';

/** What an administrator is about to do. */
export type StaffTask =
  | { readonly action: 'invite' }
  | { readonly action: StaffAction; readonly person: StaffMember };

type StaffDialogProps = {
  task: StaffTask;
  form: StoredForm;
  onClose: () => void;
};

const emptyPerson: PersonDraft = { firstName: '', lastName: '', email: '' };

const rolesOf = (task: StaffTask): readonly StaffRole[] =>
  task.action === 'invite'
    ? ['concierge']
    : staffRoles.filter((role) => task.person.roles.includes(role));

/** The questions before an account is changed, by their action. */
const questions = {
  inviteAgain: {
    text: 'The link of the earlier invitation ends.',
    confirmLabel: 'Invite Again',
    pendingLabel: 'Inviting...',
    ask: (name: string) => `Send ${name} another invitation?`,
  },
  end: {
    text: 'Every session ends, and open requests go back to the queue. This cannot be undone.',
    confirmLabel: 'End Account',
    pendingLabel: 'Ending...',
    ask: (name: string) => `End the account of ${name}?`,
  },
} as const;

/** Binds the dialogs of the list of staff to their calls, each after a fresh proof (`desk/people-2` to `desk/people-4`). */
export function StaffDialog({ task, form, onClose }: StaffDialogProps) {
  const client = useClient();
  const cache = useQueryClient();
  const afterStepUp = useStepUp();
  const { typed, isRestored, change } = useTyped(form, {
    ...emptyPerson,
    roles: rolesOf(task),
  });
  const { roles: chosenRoles, ...person } = typed;
  const roles = staffRoles.filter((role) => chosenRoles.includes(role));
  const { pending, failure, run, renew } = useOneKeyedCall<StaffTask['action']>(form);
  const isPending = pending !== null;

  const call = (idempotencyKey: string): Promise<Result<unknown, CallFailure>> => {
    const options = { idempotencyKey };
    if (task.action === 'invite') {
      return send(client, inviteStaff, { body: { ...person, roles } }, options);
    }
    const params = { id: task.person.id };
    switch (task.action) {
      case 'changeRoles':
        return send(client, changeStaffRoles, { params, body: { roles } }, options);
      case 'inviteAgain':
        return send(client, inviteStaffAgain, { params }, options);
      case 'end':
        return send(client, endStaffAccount, { params }, options);
    }
  };

  const submit = async () => {
    const result = await run(task.action, (key) => afterStepUp(() => call(key)));
    void cache.invalidateQueries(staffQuery(client));
    if (result.ok) onClose();
  };

  if (task.action === 'end' || task.action === 'inviteAgain') {
    const { ask, ...question } = questions[task.action];
    return (
      <ConfirmDialog
        open
        {...question}
        title={ask(fullName(task.person))}
        isPending={isPending}
        error={failure ?? undefined}
        onConfirm={() => void submit()}
        onCancel={onClose}
      />
    );
  }
  const isInvitation = task.action === 'invite';
  return (
    <PersonDialogView
      title={isInvitation ? 'Invite a Colleague' : `Roles of ${fullName(task.person)}`}
      person={isInvitation ? person : null}
      roles={roles}
      submitLabel={isInvitation ? 'Send Invitation' : 'Save Roles'}
      pendingLabel={isInvitation ? 'Sending...' : 'Saving...'}
      isFilled={isRestored}
      isPending={isPending}
      failure={failure}
      onPersonChange={(changes) => {
        change(changes);
        renew();
      }}
      onRolesChange={(chosen) => {
        change({ roles: chosen });
        renew();
      }}
      onSubmit={() => void submit()}
      onClose={onClose}
    />
  );
}

type PersonDialogViewProps = Omit<CallDialogProps, 'maySubmit' | 'children'> & {
  /** The colleague to invite; null where only the roles of somebody change. */
  person: PersonDraft | null;
  /** The chosen roles. */
  roles: readonly StaffRole[];
  /** Receives the changed fields. */
  onPersonChange: (change: Partial<PersonDraft>) => void;
  /** Receives all chosen roles. */
  onRolesChange: (roles: readonly StaffRole[]) => void;
};

/** Asks for a colleague's name and email, and for the roles (`desk/people-2`, `desk/people-3`). */
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
