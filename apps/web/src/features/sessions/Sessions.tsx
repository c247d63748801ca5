import { pageData } from '@parlour/app/data';
import { useClient } from '@parlour/app/data-layout';
import { useDeletion } from '@parlour/app/deletion';
import { useTimeZone, useToday } from '@parlour/app/hooks';
import { send } from '@parlour/client';
import { endSession, type OpenSession, endAllSessions } from '@parlour/contract';
import { SESSION_NOT_ENDED, withoutSession, messageOf, SESSIONS_NOT_ENDED } from '@parlour/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sessionsQuery } from './queries.ts';
import { SessionsView, type EndingAll, type SessionsViewProps } from './SessionsView.tsx';
import { useServices } from '../../app/services.ts';

/** Binds the member's open sessions to their query, and their ends to their calls. */
export function Sessions() {
  const client = useClient();
  const query = sessionsQuery(client);
  const sessions = useQuery(query);
  const deletion = useDeletion<OpenSession>({
    query,
    remove: (id) => send(client, endSession, { params: { id } }),
    withoutItem: withoutSession,
    failureMessage: SESSION_NOT_ENDED,
  });
  return (
    <SessionsView
      {...deletion}
      {...useEndAllSessions()}
      page={pageData(sessions)}
      today={useToday()}
      timeZone={useTimeZone()}
    />
  );
}

type EndAllControl = Pick<
  SessionsViewProps,
  'endingAll' | 'onEndAll' | 'onEndAllConfirm' | 'onEndAllCancel'
>;

/** Ends all sessions of the member after a question, and then this one in the browser too. */
function useEndAllSessions(): EndAllControl {
  const { session } = useServices();
  const client = useClient();
  const [endingAll, setEndingAll] = useState<EndingAll>({ stage: 'unasked' });

  const endAll = async () => {
    setEndingAll({ stage: 'ending' });
    const ended = await send(client, endAllSessions, {});
    if (ended.ok) session.send({ type: 'session.endedEverywhere' });
    else setEndingAll({ stage: 'failed', message: messageOf(ended.failure, SESSIONS_NOT_ENDED) });
  };

  return {
    endingAll,
    onEndAll: () => setEndingAll({ stage: 'asked' }),
    onEndAllConfirm: () => void endAll(),
    onEndAllCancel: () => setEndingAll({ stage: 'unasked' }),
  };
}
