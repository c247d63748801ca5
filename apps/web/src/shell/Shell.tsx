import { useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { RequestDialogHost } from '../requests/RequestDialogHost.tsx';
import { useOpenRequest } from '../requests/useOpenRequest.ts';
import { useServices } from '../services.ts';
import { useIsMember } from '../session/useIsMember.ts';
import { useSignInHere } from '../session/useSignInHere.ts';
import { ShellView } from './ShellView.tsx';

/** Binds the shell to the session and the address, and holds the request dialog. */
export function Shell() {
  return (
    <RequestDialogHost>
      <BoundShell />
    </RequestDialogHost>
  );
}

function BoundShell() {
  const { configuration, session } = useServices();
  const isMember = useIsMember();
  const openRequest = useOpenRequest();
  const { pathname, key } = useLocation();
  // The drawer belongs to the page on which it was opened, so that any change of it closes the drawer.
  const [drawerOn, setDrawerOn] = useState<string | null | undefined>();
  const drawer = drawerOn === undefined ? 'unused' : drawerOn === key ? 'open' : 'closed';
  const signInHere = useSignInHere();
  const closeDrawer = () => setDrawerOn(null);

  return (
    <ShellView
      clubName={configuration.clubName}
      clubAddress={configuration.clubAddress}
      path={pathname}
      onSignIn={signInHere}
      menu={
        isMember
          ? {
              newsletterUrl: configuration.newsletterUrl,
              drawer,
              onOpenDrawer: () => setDrawerOn(key),
              onCloseDrawer: closeDrawer,
              onRequest: () => {
                closeDrawer();
                openRequest({ kind: 'general' });
              },
              onSignOut: () => session.send({ type: 'session.signedOut' }),
            }
          : null
      }
    >
      <Outlet />
    </ShellView>
  );
}
