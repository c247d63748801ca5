import { useClient } from '@parlour/app/data-layout';
import { signOutStaff } from '@parlour/client/staff';
import { isUnauthorized } from '@parlour/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useEndSession } from '../session/useEndSession.ts';
import { useMe } from '../session/useMe.ts';
import { StepUpProvider } from '../step-up/StepUpProvider.tsx';
import { useServices } from '../services.ts';
import { TellSuccessContext } from '../tellSuccess.ts';
import { menuOf } from './menu.ts';
import { notSignedOut } from './messages.ts';
import { ShellView } from './ShellView.tsx';

/** Binds the frame to the member of staff and to the location. */
export function Shell() {
  const { clubName } = useServices();
  const client = useClient();
  const me = useMe();
  const { pathname } = useLocation();
  const endSession = useEndSession();
  const [isSigningOut, setSigningOut] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [success, setSuccess] = useState<string | null>(null);
  const cache = useQueryClient();
  // A page that is left may ask anew until it is gone, also after the session ended.
  useEffect(() => () => cache.clear(), [cache]);
  if (me === undefined) return null;

  const signOut = async () => {
    setSigningOut(true);
    setFailure(null);
    const result = await signOutStaff(client, {});
    // A session that the server does not know has ended.
    if (result.ok || isUnauthorized(result.failure)) await endSession();
    else setFailure(notSignedOut(result.failure));
    setSigningOut(false);
  };

  return (
    <ShellView
      clubName={clubName}
      name={`${me.firstName} ${me.lastName}`}
      isSample={me.isSample}
      menu={menuOf(me.roles)}
      path={pathname}
      isSigningOut={isSigningOut}
      signOutFailure={failure}
      success={success}
      onSignOut={() => void signOut()}
      onFailureDismiss={() => setFailure(null)}
      onSuccessDismiss={() => setSuccess(null)}
    >
      <TellSuccessContext value={setSuccess}>
        <StepUpProvider>
          <Outlet />
        </StepUpProvider>
      </TellSuccessContext>
    </ShellView>
  );
}
