import { pageData } from '@parlour/app/data';
import { useClient } from '@parlour/app/data-layout';
import { useQuery } from '@tanstack/react-query';
import { lazyOrNothing } from '@parlour/app/routing';
import type { StaffMember } from '@parlour/contract/staff';
import { Suspense, useState } from 'react';
import { useMe } from '../../app/session/useMe.ts';
import { usePageTitle } from '../../app/usePageTitle.ts';
import { staffQuery } from './queries.ts';
import type { StaffTask } from './StaffDialog.tsx';
import { StaffView } from './StaffView.tsx';

const StaffDialog = lazyOrNothing(() =>
  import('./StaffDialog.tsx').then((dialog) => dialog.StaffDialog),
);

/** Binds the list of staff, and opens the dialogs that change it. */
export function StaffScreen() {
  usePageTitle('Staff');
  const me = useMe();
  const page = pageData(useQuery(staffQuery(useClient())));
  const [task, setTask] = useState<StaffTask | null>(null);
  const startTask = (action: Exclude<StaffTask['action'], 'invite'>, person: StaffMember) =>
    setTask({ action, person });
  return (
    <>
      <StaffView
        page={page}
        ownId={me?.id ?? ''}
        onInvite={() => setTask({ action: 'invite' })}
        onAction={startTask}
      />
      {task === null ? null : (
        <Suspense>
          <StaffDialog task={task} onClose={() => setTask(null)} />
        </Suspense>
      )}
    </>
  );
}
