import { pageData } from '@parlour/app/data';
import { useClient } from '@parlour/app/data-layout';
import { useNow } from '@parlour/app/hooks';
import { send } from '@parlour/client';
import { markInboxSeen } from '@parlour/contract/staff';
import { focusHeading } from '@parlour/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { askForNotices, useNoticePermission } from '../../app/session/noticePermission.ts';
import { useOneCall } from '../../app/useOneCall.ts';
import { usePageTitle } from '../../app/usePageTitle.ts';
import { type InboxReading, InboxView } from './InboxView.tsx';
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
  const { pending, failure, run } = useOneCall<InboxReading>();
  const [done, setDone] = useState<InboxReading | null>(null);
  const read = async (reading: InboxReading, entryIds: string[]) => {
    const { activeElement } = document;
    setDone(null);
    const result = await run(reading, () => send(client, markInboxSeen, { body: { entryIds } }));
    if (result.ok) {
      setDone(reading);
      // The pressed button is disabled or gone once nothing is left. Who went on elsewhere stays there.
      if (document.activeElement === activeElement) focusHeading();
    }
    void cache.invalidateQueries({ queryKey: ['requests'] });
  };
  return (
    <InboxView
      page={pageData(inbox)}
      isFirst={before === null}
      pending={pending}
      done={done}
      failure={failure}
      notices={useNoticePermission()}
      now={useNow()}
      timeZone={timeZone}
      onAsk={() => void askForNotices()}
      onRead={(reading, entryIds) => void read(reading, [...entryIds])}
      onGo={(mark) => setParameters(mark === null ? {} : { before: mark })}
    />
  );
}
