import { pageData, type PageData } from '@parlour/app/data';
import { useClient } from '@parlour/app/data-layout';
import type { ListedMember, MemberPage } from '@parlour/contract/staff';
import { href } from '@parlour/core';
import { deskRoutes } from '@parlour/core/routes';
import { mayDo } from '@parlour/core/staff';
import { type DataTableColumns, EmptyState, FilterBar, InlineAlert, Stack } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { lazyPart } from '../../app/lazyPart.tsx';
import { ListPage, PageButtons } from '../../app/ListPage.tsx';
import { isTypedOn, SearchField } from '../../app/SearchField.tsx';
import { useMe } from '../../app/session/useMe.ts';
import { useOpenDialog } from '../../app/session/useOpenDialog.ts';
import { usePageTitle } from '../../app/usePageTitle.ts';
import { MAIL_IS_FILED, statusOptions } from './copy.ts';
import { choiceQuery, type MembersChoice, parseChoice } from './membersChoice.ts';
import { MemberStatusBadge } from './MemberStatusBadge.tsx';
import { InviteAll } from './InviteAll.tsx';
import { invitationsQuery, membersQuery } from './queries.ts';

const InviteDialog = lazyPart(() =>
  import('./InviteDialog.tsx').then((dialog) => dialog.InviteDialog),
);

/** Binds the list of members to the URL and to its query, and opens the form of a new one. */
export function MembersScreen() {
  usePageTitle('Members');
  const [parameters, setParameters] = useSearchParams();
  const choice = parseChoice(parameters);
  const client = useClient();
  const page = pageData(useQuery(membersQuery(client, choice)));
  const roles = useMe()?.roles ?? [];
  const mayInvite = mayDo(roles, 'member.edit');
  const invitations = useQuery({ ...invitationsQuery(client), enabled: mayInvite }).data;
  const isSending = invitations?.run?.status === 'running';
  // What it came to is read beside every choice too.
  const [wasSending, setWasSending] = useState(false);
  if (isSending && !wasSending) setWasSending(true);
  const invitation = useOpenDialog<{ readonly action: 'invite' }>({
    name: 'member',
    storedOf: (task) => task,
    find: ({ action }) => (action === 'invite' ? { action } : null),
  });
  const goTo = (change: Partial<MembersChoice>) =>
    setParameters(choiceQuery({ ...choice, after: '', ...change }), {
      preventScrollReset: true,
      replace: isTypedOn(choice.search, change.search),
    });
  return (
    <>
      <MembersView
        page={page}
        choice={choice}
        onInvite={mayInvite ? () => invitation.open({ action: 'invite' }) : null}
        mayImport={mayInvite && mayDo(roles, 'content.import')}
        onGo={goTo}
        notInvited={invitations?.notInvited ?? null}
        invitations={
          wasSending || choice.status === 'not_invited' ? (
            <InviteAll onClose={() => setWasSending(false)} />
          ) : null
        }
      />
      {invitation.task !== null && mayInvite ? (
        <InviteDialog form={invitation.form} onClose={invitation.close} />
      ) : null}
    </>
  );
}

export type MembersViewProps = {
  /** The members with their state. */
  page: PageData<MemberPage>;
  /** What is shown of the list. */
  choice: MembersChoice;
  /** Opens the form of a new member; null for who may not invite one. */
  onInvite: (() => void) | null;
  /** Whether the viewer may bring in members from a file. */
  mayImport?: boolean;
  /** Goes to the first page of another choice, or to the page that the change names. */
  onGo: (change: Partial<MembersChoice>) => void;
  /** How many were not invited; null where that is not known. */
  notInvited: number | null;
  /** Invites all of these, above the list. */
  invitations?: ReactNode;
};

const columns: DataTableColumns<ListedMember> = [
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

/** The club's members by name, or those that a search and a status find (`desk/members-1`, `desk/members-2`). */
export function MembersView(props: MembersViewProps) {
  const { page, choice, onInvite, mayImport = false, onGo, notInvited, invitations } = props;
  const { search, status, after } = choice;
  return (
    <ListPage
      title="Members"
      action={onInvite === null ? null : { label: 'Invite a Member', onAction: onInvite }}
      link={mayImport ? { label: 'Import Members', href: deskRoutes.imports.path } : null}
      intro={
        <>
          <SearchField
            hint="A part of the name or email, digits of the phone, or the whole CRM identifier."
            search={search}
            onSearch={(text) => onGo({ search: text })}
          />
          <FilterBar
            label="Status"
            options={statusOptions(notInvited)}
            value={status}
            onChange={(chosen) => onGo({ status: chosen })}
          />
          {invitations}
        </>
      }
      page={page}
      loadingLabel="Loading members"
      caption="Members"
      rowsOf={({ members }) => members}
      keyOf={({ id }) => id}
      hrefOf={({ id }) => href(deskRoutes.member, { memberId: id })}
      columns={columns}
      empty={<Nobody choice={choice} />}
      renderAround={({ next, isMailFiled }, table) => (
        <Stack gap={5}>
          {isMailFiled && onInvite !== null ? <InlineAlert>{MAIL_IS_FILED}</InlineAlert> : null}
          {table}
          <PageButtons
            onFirst={after === '' ? null : () => onGo({ after: '' })}
            onNext={next === null ? null : () => onGo({ after: next })}
          />
        </Stack>
      )}
    />
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
  if (search === '' && status === 'not_invited') {
    return <EmptyState title="Everybody was invited." />;
  }
  return <EmptyState title="There is no such member." />;
}
