import { CallError, messageOf, valueOf } from '@parlour/app/data';
import { useClient } from '@parlour/app/data-layout';
import { endAllSessions } from '@parlour/client';
import { SESSIONS_NOT_ENDED } from '@parlour/core';
import { useMutation } from '@tanstack/react-query';
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
  const [isAsked, setAsked] = useState(false);
  const { mutate, reset, status, error } = useMutation({
    mutationFn: () => valueOf(endAllSessions(client, {})),
    onSuccess: () => session.send({ type: 'session.endedEverywhere' }),
  });
  const close = () => {
    reset();
    setAsked(false);
  };
  return {
    endingAll: isAsked ? stageOf(status, error) : { stage: 'unasked' },
    onEndAll: () => setAsked(true),
    onEndAllConfirm: () => mutate(),
    onEndAllCancel: close,
  };
}

function stageOf(status: 'idle' | 'pending' | 'error' | 'success', error: Error | null): EndingAll {
  if (status === 'idle') return { stage: 'asked' };
  if (status !== 'error') return { stage: 'ending' };
  const message =
    error instanceof CallError ? messageOf(error.failure, SESSIONS_NOT_ENDED) : SESSIONS_NOT_ENDED;
  return { stage: 'failed', message };
}
