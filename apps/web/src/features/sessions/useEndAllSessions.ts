import { useClient } from '@parlour/app/data-layout';
import { send } from '@parlour/client';
import { endAllSessions } from '@parlour/contract';
import { messageOf, SESSIONS_NOT_ENDED } from '@parlour/core';
import { useState } from 'react';
import { useServices } from '../../app/services.ts';
import type { EndingAll, SessionsViewProps } from './SessionsView.tsx';

type EndAllControl = Pick<
  SessionsViewProps,
  'endingAll' | 'onEndAll' | 'onEndAllConfirm' | 'onEndAllCancel'
>;

/** Ends all sessions of the member after a question, and then this one in the browser too. */
export function useEndAllSessions(): EndAllControl {
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
