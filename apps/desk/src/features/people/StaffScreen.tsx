import { pageData } from '@parlour/app/data';
import { useClient } from '@parlour/app/data-layout';
import { useQuery } from '@tanstack/react-query';
import { lazyOrNothing } from '@parlour/app/routing';
import { Suspense } from 'react';
import { useMe } from '../../app/session/useMe.ts';
import { useOpenDialog } from '../../app/session/useOpenDialog.ts';
import { usePageTitle } from '../../app/usePageTitle.ts';
import { staffQuery } from './queries.ts';
import type { StaffTask } from './StaffDialog.tsx';
import { type StaffAction, StaffView } from './StaffView.tsx';

const StaffDialog = lazyOrNothing(() =>
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
      {task === null ? null : (
        <Suspense>
          <StaffDialog task={task} form={form} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
