import { type PageData, PageDataView } from '@parlour/app/data';
import type { ListedMember, MemberPage } from '@parlour/contract/staff';
import { href } from '@parlour/core';
import { deskRoutes } from '@parlour/core/routes';
import {
  Button,
  DataTable,
  type DataTableColumn,
  EmptyState,
  FilterBar,
  InlineAlert,
  Skeleton,
  Stack,
} from '@parlour/ui';
import { DeskHeading } from '../../app/DeskHeading.tsx';
import { SearchField } from '../../app/SearchField.tsx';
import { MAIL_IS_FILED, statusOptions } from './copy.ts';
import type { MembersChoice } from './membersChoice.ts';
import { MemberStatusBadge } from './MemberStatusBadge.tsx';

export type MembersViewProps = {
  /** The members with their state. */
  page: PageData<MemberPage>;
  /** What is shown of the list. */
  choice: MembersChoice;
  /** Opens the form of a new member; null for who may not invite one. */
  onInvite: (() => void) | null;
  /** Goes to the first page of another choice, or to the page that the change names. */
  onGo: (change: Partial<MembersChoice>) => void;
};

/** A tuple, because the first column names the row. */
const columns: readonly [DataTableColumn<ListedMember>, ...DataTableColumn<ListedMember>[]] = [
  { name: 'name', label: 'Name', cell: ({ name }) => name },
  { name: 'email', label: 'Email', cell: ({ email }) => email },
  { name: 'phone', label: 'Phone', cell: ({ phone }) => phone ?? '–' },
  {
    name: 'status',
    label: 'Status',
    isNarrow: true,
    cell: ({ status }) => <MemberStatusBadge status={status} />,
  },
];

/** The club's members by name, or those that a search and a status find (`DKB1`, `DKB2`). */
export function MembersView({ page, choice, onInvite, onGo }: MembersViewProps) {
  const { search, status, after } = choice;
  return (
    <Stack gap={5}>
      <DeskHeading
        title="Members"
        actions={
          onInvite === null ? null : (
            <Button size="small" onClick={onInvite}>
              Invite a Member
            </Button>
          )
        }
      />
      <SearchField
        key={search}
        hint="A part of the name or email, digits of the phone, or the whole CRM identifier."
        search={search}
        onSearch={(text) => onGo({ search: text })}
      />
      <FilterBar
        label="Status"
        options={statusOptions}
        value={status}
        onChange={(chosen) => onGo({ status: chosen })}
      />
      <PageDataView page={page} loadingLabel="Loading members" skeleton={<Skeleton shape="wide" />}>
        {({ members, next, isMailFiled }) => (
          <Stack gap={5}>
            {isMailFiled && onInvite !== null ? <InlineAlert>{MAIL_IS_FILED}</InlineAlert> : null}
            {members.length === 0 ? (
              <Nobody choice={choice} />
            ) : (
              <DataTable
                caption="Members"
                rows={members}
                keyOf={({ id }) => id}
                columns={columns}
                hrefOf={({ id }) => href(deskRoutes.member, { memberId: id })}
              />
            )}
            <Stack direction="row" gap={3}>
              {after === '' ? null : (
                <Button variant="secondary" size="small" onClick={() => onGo({ after: '' })}>
                  First Page
                </Button>
              )}
              {next === null ? null : (
                <Button variant="secondary" size="small" onClick={() => onGo({ after: next })}>
                  Next Page
                </Button>
              )}
            </Stack>
          </Stack>
        )}
      </PageDataView>
    </Stack>
  );
}

function Nobody({ choice: { search, status } }: Pick<MembersViewProps, 'choice'>) {
  if (search === '' && status === '') {
    return (
      <EmptyState
        title="The club has no members yet."
        text="Invite the first one, and an email says how to sign in."
      />
    );
  }
  return <EmptyState title="There is no such member." />;
}
