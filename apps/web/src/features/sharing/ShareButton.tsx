import { maySharePage, shareUrl, type SharedPage, shareMachine } from '@parlour/core';
import { useMachine, useSelector } from '@xstate/react';
import { useLocation } from 'react-router';
import { fromPromise } from 'xstate';
import { useServices } from '../../app/services.ts';
import { ShareButtonView } from './ShareButtonView.tsx';

export type ShareButtonProps = { page: SharedPage };

/** Copies the URL of a shared page with the member's `ref`. Renders nothing if the page can't be shared. */
export function ShareButton({ page }: ShareButtonProps) {
  const memberId = useSelector(
    useServices().session,
    ({ context }) => context.session?.user.id ?? null,
  );
  const { pathname } = useLocation();
  // The key resets the button on another page (`WSB3`).
  return memberId !== null && maySharePage(page) ? (
    <BoundShareButton key={pathname} memberId={memberId} />
  ) : null;
}

const machine = shareMachine.provide({
  actors: {
    // Rejects without permission, and without a clipboard, as on a page without HTTPS.
    copy: fromPromise<unknown, string>(async ({ input }) => navigator.clipboard.writeText(input)),
  },
});

/** Binds the share button to its machine and the browser's clipboard. */
function BoundShareButton({ memberId }: { memberId: string }) {
  const [{ value, context }, send] = useMachine(machine);
  const { pathname, search } = useLocation();
  const press = () => {
    const page = { origin: window.location.origin, pathname, search };
    send({ type: 'share.pressed', url: shareUrl(page, memberId) });
  };
  return (
    <ShareButtonView
      state={value}
      linkToCopy={context.failure === null ? null : context.url}
      onPress={press}
      onDismiss={() => send({ type: 'share.dismissed' })}
    />
  );
}
