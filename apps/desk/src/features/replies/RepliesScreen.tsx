import { pageData } from '@parlour/app/data';
import { useClient } from '@parlour/app/data-layout';
import { lazyOrNothing } from '@parlour/app/routing';
import { mayDo } from '@parlour/core/staff';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useMe } from '../../app/session/useMe.ts';
import { usePageTitle } from '../../app/usePageTitle.ts';
import { repliesQuery } from './queries.ts';
import { RepliesView } from './RepliesView.tsx';
import type { ReplyTask } from './ReplyDialog.tsx';

const ReplyDialog = lazyOrNothing(() =>
  import('./ReplyDialog.tsx').then((dialog) => dialog.ReplyDialog),
);

/** Binds the list of canned replies, and opens the dialogs that change it. */
export function RepliesScreen() {
  usePageTitle('Replies');
  const me = useMe();
  const page = pageData(useQuery(repliesQuery(useClient())));
  const [task, setTask] = useState<ReplyTask | null>(null);
  return (
    <>
      <RepliesView
        page={page}
        mayChange={mayDo(me?.roles ?? [], 'desk.settings')}
        onAdd={() => setTask({ action: 'add' })}
        onAction={(action, reply) => setTask({ action, reply })}
      />
      {task === null ? null : (
        <Suspense>
          <ReplyDialog task={task} onClose={() => setTask(null)} />
        </Suspense>
      )}
    </>
  );
}
