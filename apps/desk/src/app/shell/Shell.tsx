import { useClient } from '@parlour/app/data-layout';
import { signOutStaff } from '@parlour/client/staff';
import { deskRoutes } from '@parlour/core/routes';
import { mayDo } from '@parlour/core/staff';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useEndSession } from '../session/useEndSession.ts';
import { changeRequestCountQuery } from '../session/queries.ts';
import { useMe } from '../session/useMe.ts';
import { StepUpProvider } from '../step-up/StepUpProvider.tsx';
import { useServices } from '../services.ts';
import { menuOf } from './menu.ts';
import { ShellView } from './ShellView.tsx';

/** Binds the frame to the member of staff and to the location. */
export function Shell() {
  const { clubName } = useServices();
  const client = useClient();
  const me = useMe();
  const { pathname } = useLocation();
  const endSession = useEndSession();
  const [isSigningOut, setSigningOut] = useState(false);
  const cache = useQueryClient();
  const { data: waiting } = useQuery({
    ...changeRequestCountQuery(client),
    enabled: mayDo(me?.roles ?? [], 'change_request.decide'),
  });
  // A page that is left may ask anew until it is gone, also after the session ended.
  useEffect(() => () => cache.clear(), [cache]);
  if (me === undefined) return null;

  const signOut = async () => {
    setSigningOut(true);
    const result = await signOutStaff(client, {});
    // A session that the server does not know has ended.
    if (result.ok || result.failure.kind === 'domain') await endSession();
    setSigningOut(false);
  };

  return (
    <ShellView
      clubName={clubName}
      name={`${me.firstName} ${me.lastName}`}
      isSample={me.isSample}
      menu={menuOf(me.roles, { [deskRoutes.changeRequests.path]: waiting?.open ?? 0 })}
      path={pathname}
      isSigningOut={isSigningOut}
      onSignOut={() => void signOut()}
    >
      <StepUpProvider>
        <Outlet />
      </StepUpProvider>
    </ShellView>
  );
}
