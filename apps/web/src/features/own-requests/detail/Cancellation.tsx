import { useClient } from '@parlour/app/data-layout';
import { newIdempotencyKey, send as sendCall } from '@parlour/client';
import { callActor } from '@parlour/client/actors';
import { cancelRequest, type MemberRequestDetail } from '@parlour/contract';
import { cancellationMove, requestCancellationMachine, shownSubject } from '@parlour/core';
import { useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { requestQuery, storeRequest } from '../../requests/queries.ts';
import { CancellationView } from './CancellationView.tsx';

export type CancellationProps = { request: MemberRequestDetail };

/** Binds the cancellation of a request to its machine and to the call. */
export function Cancellation({ request }: CancellationProps) {
  const { id } = request;
  const client = useClient();
  const cache = useQueryClient();
  const machine = useMemo(
    () =>
      requestCancellationMachine.provide({
        actors: {
          cancel: callActor(async (_, signal) => {
            const { queryKey } = requestQuery(client, id);
            const version = cache.getQueryData(queryKey)?.version ?? 0;
            const result = await sendCall(
              client,
              cancelRequest,
              { params: { id }, body: { version } },
              { idempotencyKey: newIdempotencyKey(), signal },
            );
            if (result.ok) storeRequest(cache, client, result.value);
            // The request may be another by now, or only the response was lost.
            else void cache.invalidateQueries({ queryKey });
            return result;
          }),
        },
      }),
    [client, cache, id],
  );
  const [{ value, context }, send] = useMachine(machine);
  return (
    <CancellationView
      move={cancellationMove(request)}
      subject={shownSubject(request.subject)}
      stage={value}
      error={context.failure?.message}
      onCancel={() => send({ type: 'cancellation.requested' })}
      onConfirm={() => send({ type: 'cancellation.confirmed' })}
      onDecline={() => send({ type: 'cancellation.declined' })}
    />
  );
}
