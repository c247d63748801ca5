import { pageData } from '@parlour/app/data';
import { useClient } from '@parlour/app/data-layout';
import { useDeletion } from '@parlour/app/deletion';
import { useTimeZone, useToday } from '@parlour/app/hooks';
import { send } from '@parlour/client';
import { endSession, type OpenSession } from '@parlour/contract';
import { SESSION_NOT_ENDED, withoutSession } from '@parlour/core';
import { useQuery } from '@tanstack/react-query';
import { sessionsQuery } from './queries.ts';
import { SessionsView } from './SessionsView.tsx';
import { useEndAllSessions } from './useEndAllSessions.ts';

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
