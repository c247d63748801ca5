import { useClient } from '@parlour/app/data-layout';
import { useIsSignedIn } from '@parlour/app/session';
import { callActor } from '@parlour/client/actors';
import { maySharePage, type SharedPage, shareMachine } from '@parlour/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { fromPromise } from 'xstate';
import { useServices } from '../../app/services.ts';
import { profileQuery } from '../profile/queries.ts';
import { ShareButtonView } from './ShareButtonView.tsx';

export type ShareButtonProps = { page: SharedPage };

/** Copies the URL of a shared page with the member's `ref`. Renders nothing if the page can't be shared. */
export function ShareButton({ page }: ShareButtonProps) {
  const isSignedIn = useIsSignedIn();
  const { isMemberView } = useServices();
  const { pathname } = useLocation();
  // The key resets the button on another page (`web/sharing-3`).
  return isSignedIn && isMemberView !== true && maySharePage(page) ? (
    <BoundShareButton key={pathname} />
  ) : null;
}

/** Binds the share button to its machine, the member's profile and the browser's clipboard. */
function BoundShareButton() {
  const client = useClient();
  const cache = useQueryClient();
  // Some browsers copy only directly after a press, so the `ref` is loaded before. The club may have replaced the cached one.
  useQuery({ ...profileQuery(client), staleTime: 0 });
  const machine = useMemo(
    () =>
      shareMachine.provide({
        actors: {
          findRef: callActor(async () => ({
            ok: true,
            value: await cache.query(profileQuery(client)),
          })),
          // Rejects without permission, and without a clipboard, as on a page without HTTPS.
          copy: fromPromise<unknown, string>(async ({ input }) =>
            navigator.clipboard.writeText(input),
          ),
        },
      }),
    [cache, client],
  );
  const [{ value, context }, send] = useMachine(machine);
  const { pathname, search } = useLocation();
  const press = () =>
    send({ type: 'share.pressed', page: { origin: window.location.origin, pathname, search } });
  return (
    <ShareButtonView
      state={typeof value === 'string' ? value : 'copying'}
      failure={context.failure && { link: context.url }}
      onPress={press}
      onDismiss={() => send({ type: 'share.dismissed' })}
    />
  );
}
