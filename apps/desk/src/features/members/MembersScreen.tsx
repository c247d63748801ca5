import { pageData } from '@parlour/app/data';
import { useClient } from '@parlour/app/data-layout';
import { lazyOrNothing } from '@parlour/app/routing';
import { mayDo } from '@parlour/core/staff';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { useMe } from '../../app/session/useMe.ts';
import { useOpenDialog } from '../../app/session/useOpenDialog.ts';
import { usePageTitle } from '../../app/usePageTitle.ts';
import { choiceQuery, type MembersChoice, parseChoice } from './membersChoice.ts';
import { MembersView } from './MembersView.tsx';
import { membersQuery } from './queries.ts';

const InviteDialog = lazyOrNothing(() =>
  import('./InviteDialog.tsx').then((dialog) => dialog.InviteDialog),
);

/** Binds the list of members to the URL and to its query, and opens the form of a new one. */
export function MembersScreen() {
  usePageTitle('Members');
  const [parameters, setParameters] = useSearchParams();
  const choice = parseChoice(parameters);
  const page = pageData(useQuery(membersQuery(useClient(), choice)));
  const mayInvite = mayDo(useMe()?.roles ?? [], 'member.edit');
  const invitation = useOpenDialog<{ readonly action: 'invite' }>({
    name: 'member',
    storedOf: (task) => task,
    find: ({ action }) => (action === 'invite' ? { action } : null),
  });
  const goTo = (change: Partial<MembersChoice>) =>
    setParameters(choiceQuery({ ...choice, after: '', ...change }), { preventScrollReset: true });
  return (
    <>
      <MembersView
        page={page}
        choice={choice}
        onInvite={mayInvite ? () => invitation.open({ action: 'invite' }) : null}
        onGo={goTo}
      />
      {invitation.task !== null && mayInvite ? (
        <Suspense>
          <InviteDialog form={invitation.form} onClose={invitation.close} />
        </Suspense>
      ) : null}
    </>
  );
}
