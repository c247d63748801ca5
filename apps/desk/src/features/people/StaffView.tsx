import type { PageData } from '@parlour/app/data';
import type { StaffMember } from '@parlour/contract/staff';
import { type DataTableColumns, Menu } from '@parlour/ui';
import { ListPage } from '../../app/ListPage.tsx';
import { rolesInWords } from '../../app/roleNames.ts';
import { StaffStatusBadge } from './StaffStatusBadge.tsx';

/** What can be done with a member of staff. */
export type StaffAction = 'changeRoles' | 'inviteAgain' | 'end';

export type StaffViewProps = {
  /** All staff, by name. */
  page: PageData<readonly StaffMember[]>;
  /** The id of who is signed in, who cannot change their own roles. */
  ownId: string;
  /** Opens the dialog that invites a colleague. */
  onInvite: () => void;
  /** Begins an action of a person's row. */
  onAction: (action: StaffAction, person: StaffMember) => void;
};

const nameOf = ({ firstName, lastName }: StaffMember) => `${firstName} ${lastName}`;

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

/** All staff, with their roles (`DKP1`). */
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
      label={`Change ${person.firstName}`}
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
