import { fullName, greetingName } from '@parlour/core';
import { pageData, type PageData } from '@parlour/app/data';
import { useClient } from '@parlour/app/data-layout';
import type { StaffMember } from '@parlour/contract/staff';
import { type DataTableColumns, Menu } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { lazyPart } from '../../app/lazyPart.tsx';
import { ListPage } from '../../app/ListPage.tsx';
import { rolesInWords } from '../../app/roleNames.ts';
import { useMe } from '../../app/session/useMe.ts';
import { useOpenDialog } from '../../app/session/useOpenDialog.ts';
import { usePageTitle } from '../../app/usePageTitle.ts';
import { staffQuery } from './queries.ts';
import type { StaffAction, StaffTask } from './StaffDialog.tsx';
import { StaffStatusBadge } from './StaffStatusBadge.tsx';

const StaffDialog = lazyPart(() =>
  import('./StaffDialog.tsx').then((dialog) => dialog.StaffDialog),
);

const actions: readonly StaffAction[] = ['changeRoles', 'inviteAgain', 'end'];

/** Binds the list of staff, and opens the dialogs that change it. */
export function StaffScreen() {
  usePageTitle('Staff');
  const me = useMe();
  const staff = useQuery(staffQuery(useClient()));
  const { task, form, open, close } = useOpenDialog<StaffTask>({
    name: 'staff',
    storedOf: (opened) =>
      opened.action === 'invite' ? opened : { action: opened.action, personId: opened.person.id },
    find: ({ action, personId }) => {
      if (action === 'invite') return { action };
      const known = actions.find((each) => each === action);
      const person = staff.data?.find(({ id }) => id === personId);
      return known === undefined || person === undefined ? null : { action: known, person };
    },
  });
  return (
    <>
      <StaffView
        page={pageData(staff)}
        ownId={me?.id ?? ''}
        onInvite={() => open({ action: 'invite' })}
        onAction={(action, person) => open({ action, person })}
      />
      {task === null ? null : <StaffDialog task={task} form={form} onClose={close} />}
    </>
  );
}

type StaffViewProps = {
  /** All staff, by name. */
  page: PageData<readonly StaffMember[]>;
  /** The id of who is signed in, who cannot change their own roles. */
  ownId: string;
  /** Opens the dialog that invites a colleague. */
  onInvite: () => void;
  /** Begins an action of a person's row. */
  onAction: (action: StaffAction, person: StaffMember) => void;
};

const nameOf = ({ firstName, lastName }: StaffMember) => fullName({ firstName, lastName });

const columnsOf = (
  ownId: string,
  onAction: StaffViewProps['onAction'],
): DataTableColumns<StaffMember> => [
  { name: 'name', label: 'Name', cell: nameOf },
  { name: 'email', label: 'Email', cell: ({ email }) => email },
  { name: 'roles', label: 'Roles', cell: ({ roles }) => rolesInWords(roles) },
  {
    name: 'status',
    label: 'Status',
    isNarrow: true,
    cell: ({ status }) => <StaffStatusBadge status={status} />,
  },
  {
    name: 'actions',
    label: 'Actions',
    isNarrow: true,
    cell: (person) => <Actions person={person} isOwn={person.id === ownId} onAction={onAction} />,
  },
];

/** All staff, with their roles (`desk/people-1`). */
export function StaffView({ page, ownId, onInvite, onAction }: StaffViewProps) {
  return (
    <ListPage
      title="Staff"
      action={{ label: 'Invite a Colleague', onAction: onInvite }}
      page={page}
      loadingLabel="Loading staff"
      caption="Staff"
      rowsOf={(staff) => staff}
      keyOf={({ id }) => id}
      columns={columnsOf(ownId, onAction)}
    />
  );
}

function Actions({
  person,
  isOwn,
  onAction,
}: Pick<StaffViewProps, 'onAction'> & { person: StaffMember; isOwn: boolean }) {
  if (isOwn || person.status === 'ended') return '–';
  return (
    <Menu
      label={`Change ${greetingName(person)}`}
      items={[
        {
          id: 'changeRoles',
          label: 'Change Roles',
          onSelect: () => onAction('changeRoles', person),
        },
        ...(person.status === 'invited'
          ? [
              {
                id: 'inviteAgain',
                label: 'Invite Again',
                onSelect: () => onAction('inviteAgain', person),
              },
            ]
          : []),
        { id: 'end', label: 'End Account', onSelect: () => onAction('end', person) },
      ]}
    />
  );
}
