import { pageData } from '@parlour/app/data';
import { useClient } from '@parlour/app/data-layout';
import { useNow } from '@parlour/app/hooks';
import { send } from '@parlour/client';
import { markInboxSeen } from '@parlour/contract/staff';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { askForNotices, useNoticePermission } from '../../app/session/noticePermission.ts';
import { useOneCall } from '../../app/useOneCall.ts';
import { usePageTitle } from '../../app/usePageTitle.ts';
import { InboxView } from './InboxView.tsx';
import { inboxQuery } from './queries.ts';

const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

/** Binds one's own inbox to its query and to the address. */
export function InboxScreen() {
  usePageTitle('Inbox');
  const client = useClient();
  const cache = useQueryClient();
  const [parameters, setParameters] = useSearchParams();
  const before = parameters.get('before');
  const inbox = useQuery(inboxQuery(client, before));
  const { pending, failure, run } = useOneCall<'read'>();
  const read = async (entryIds: string[]) => {
    await run('read', () => send(client, markInboxSeen, { body: { entryIds } }));
    void cache.invalidateQueries({ queryKey: ['requests'] });
  };
  return (
    <InboxView
      page={pageData(inbox)}
      isFirst={before === null}
      isReading={pending !== null}
      failure={failure}
      notices={useNoticePermission()}
      now={useNow()}
      timeZone={timeZone}
      onAsk={() => void askForNotices()}
      onRead={(entryIds) => void read([...entryIds])}
      onGo={(mark) => setParameters(mark === null ? {} : { before: mark })}
    />
  );
}
