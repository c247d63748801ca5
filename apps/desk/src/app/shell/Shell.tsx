import { useClient } from '@parlour/app/data-layout';
import { lazyOrNothing } from '@parlour/app/routing';
import { send } from '@parlour/client';
import { signOutStaff } from '@parlour/contract/staff';
import { isUnauthorized } from '@parlour/core';
import { deskRoutes } from '@parlour/core/routes';
import { mayDo } from '@parlour/core/staff';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useEndSession } from '../session/useEndSession.ts';
import { changeRequestCountQuery } from '../session/queries.ts';
import { useMe } from '../session/useMe.ts';
import { StepUpProvider } from '../step-up/StepUpProvider.tsx';
import { useServices } from '../services.ts';
import { TellSuccessContext } from '../tellSuccess.ts';
import { homeOf, menuOf } from './menu.ts';
import { notSignedOut } from './messages.ts';
import { ShellView } from './ShellView.tsx';
import { useSearchKey } from './useSearchKey.ts';

const AddFirst = lazyOrNothing(() => import('./AddFirst.tsx').then((part) => part.AddFirst));

/** Binds the frame to the member of staff and to the location. */
export function Shell() {
  const { clubName, logoUrl } = useServices();
  const client = useClient();
  const me = useMe();
  const { pathname } = useLocation();
  const endSession = useEndSession();
  useSearchKey();
  const [isSigningOut, setSigningOut] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [success, setSuccess] = useState<string | null>(null);
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
    setFailure(null);
    const result = await send(client, signOutStaff, {});
    // A session that the server does not know has ended.
    if (result.ok || isUnauthorized(result.failure)) await endSession();
    else setFailure(notSignedOut(result.failure));
    setSigningOut(false);
  };

  return (
    <ShellView
      clubName={clubName}
      logoUrl={logoUrl}
      name={`${me.firstName} ${me.lastName}`}
      isSample={me.isSample}
      menu={menuOf(me.roles, { [deskRoutes.changeRequests.path]: waiting?.open ?? 0 })}
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
          {pathname === homeOf(me.roles) && mayDo(me.roles, 'content.edit') ? (
            <Suspense>
              <AddFirst mayBegin={mayDo(me.roles, 'settings.manage')} />
            </Suspense>
          ) : null}
        </StepUpProvider>
      </TellSuccessContext>
    </ShellView>
  );
}
