import { type PageData, PageDataView } from '@parlour/app/data';
import type { StaffMember } from '@parlour/contract/staff';
import { Button, DataTable, type DataTableColumn, Menu, Skeleton, Stack } from '@parlour/ui';
import { DeskHeading } from '../../app/DeskHeading.tsx';
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

/** A tuple, because the first column names the row. */
type Columns = readonly [DataTableColumn<StaffMember>, ...DataTableColumn<StaffMember>[]];

const columnsOf = (ownId: string, onAction: StaffViewProps['onAction']): Columns => [
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
    <Stack gap={5}>
      <DeskHeading
        title="Staff"
        actions={
          <Button size="small" onClick={onInvite}>
            Invite a Colleague
          </Button>
        }
      />
      <PageDataView page={page} loadingLabel="Loading staff" skeleton={<Skeleton shape="wide" />}>
        {(staff) => (
          <DataTable
            caption="Staff"
            rows={staff}
            keyOf={({ id }) => id}
            columns={columnsOf(ownId, onAction)}
          />
        )}
      </PageDataView>
    </Stack>
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
