import { useClubContact } from '@parlour/app/contact';
import { laterOrNothing } from '@parlour/app/routing';
import { useIsSignedIn, useSession, useSignInAndReturn } from '@parlour/app/session';
import { initialsOfName } from '@parlour/core';
import { useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { RequestDialogHost } from '../../features/requests/RequestDialogHost.tsx';
import { useOpenRequest } from '../../features/requests/useOpenRequest.ts';
import { useServices } from '../services.ts';
import { ShellView } from './ShellView.tsx';

const ViewLine = laterOrNothing(() =>
  import('../../features/member-view/ViewLine.tsx').then((line) => line.ViewLine),
);

/** No first load waits for a key. */
const SearchKey = laterOrNothing(() =>
  import('../../features/search/SearchKey.tsx').then((key) => key.SearchKey),
);

/** Binds the shell to the session and the location, and hosts the request dialog. */
export function Shell() {
  return (
    <RequestDialogHost>
      <BoundShell />
    </RequestDialogHost>
  );
}

function BoundShell() {
  const { configuration, session, isMemberView } = useServices();
  const contact = useClubContact();
  const isMember = useIsSignedIn();
  const openRequest = useOpenRequest();
  const memberName = useSession(session)?.user.name ?? '';
  const { pathname, key } = useLocation();
  // The location where the drawer was opened. Navigation to another one closes it.
  const [drawerLocation, setDrawerLocation] = useState<string | null | undefined>();
  const drawer =
    drawerLocation === undefined ? 'unused' : drawerLocation === key ? 'open' : 'closed';
  const onSignIn = useSignInAndReturn();
  const closeDrawer = () => setDrawerLocation(null);

  return (
    <>
      {isMemberView === true ? <ViewLine /> : null}
      {isMember ? <SearchKey /> : null}
      <ShellView
        clubName={configuration.clubName}
        logoUrl={configuration.logoUrl}
        logoDarkUrl={configuration.logoDarkUrl}
        clubAddress={configuration.clubAddress}
        contact={contact}
        path={pathname}
        onSignIn={onSignIn}
        menu={
          isMember
            ? {
                initials: initialsOfName(memberName),
                newsletterUrl: configuration.newsletterUrl,
                drawer,
                onOpenDrawer: () => setDrawerLocation(key),
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
    </>
  );
}
