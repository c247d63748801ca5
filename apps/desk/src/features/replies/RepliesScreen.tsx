import { pageData } from '@parlour/app/data';
import { useClient } from '@parlour/app/data-layout';
import { lazyOrNothing } from '@parlour/app/routing';
import { mayDo } from '@parlour/core/staff';
import { Stack } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useMe } from '../../app/session/useMe.ts';
import { usePageTitle } from '../../app/usePageTitle.ts';
import { Macros } from './Macros.tsx';
import { repliesQuery } from './queries.ts';
import { RepliesView } from './RepliesView.tsx';
import type { ReplyTask } from './ReplyDialog.tsx';

const ReplyDialog = lazyOrNothing(() =>
  import('./ReplyDialog.tsx').then((dialog) => dialog.ReplyDialog),
);

/** Binds the list of canned replies, opens the dialogs that change it, and shows the macros below. */
export function RepliesScreen() {
  usePageTitle('Replies');
  const me = useMe();
  const page = pageData(useQuery(repliesQuery(useClient())));
  const mayChange = mayDo(me?.roles ?? [], 'desk.settings');
  const [task, setTask] = useState<ReplyTask | null>(null);
  return (
    <Stack gap={6}>
      <RepliesView
        page={page}
        mayChange={mayChange}
        onAdd={() => setTask({ action: 'add' })}
        onAction={(action, reply) => setTask({ action, reply })}
      />
      <Macros mayChange={mayChange} />
      {task === null ? null : (
        <Suspense>
          <ReplyDialog task={task} onClose={() => setTask(null)} />
        </Suspense>
      )}
    </Stack>
  );
}
