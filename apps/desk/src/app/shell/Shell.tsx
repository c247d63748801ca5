import { useClient } from '@parlour/app/data-layout';
import { useCommandKey } from '@parlour/app/hooks';
import { lazyOrNothing } from '@parlour/app/routing';
import { send } from '@parlour/client';
import { type SignedInStaff, signOutStaff } from '@parlour/contract/staff';
import type { CallFailure } from '@parlour/contract';
import { isUnauthorized, fullName } from '@parlour/core';
import { deskRoutes } from '@parlour/core/routes';
import { mayDo } from '@parlour/core/staff';
import { type CommandGroup, useMediaQuery } from '@parlour/ui';
import { media } from '@parlour/ui/tokens';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { type PageCommands, PageCommandsContext } from '../commands/pageCommands.ts';
import { lazyPart } from '../lazyPart.tsx';
import { ServicesContext, useServices } from '../services.ts';
import { changeRequestCountQuery, viewCountsQuery } from '../session/queries.ts';
import { useMe } from '../session/useMe.ts';
import { StepUpProvider } from '../step-up/StepUpProvider.tsx';
import { storageKeys } from '../storageKeys.ts';
import { TellSuccessContext } from '../tellSuccess.ts';
import { UnseenContext } from '../usePageTitle.ts';
import { homeOf, menuOf } from './menu.ts';
import { ShellView } from './ShellView.tsx';
import { useNotices } from './useNotices.ts';

const AddFirst = lazyOrNothing(() => import('../AddFirst.tsx').then((part) => part.AddFirst));

const DeskCommands = lazyPart(() =>
  import('../commands/DeskCommands.tsx').then((part) => part.DeskCommands),
);

/** Binds the frame to the member of staff and to the location. */
export function Shell() {
  const services = useServices();
  const client = useClient();
  const me = useMe();
  const { pathname } = useLocation();
  const isWide = useMediaQuery(media.fromXl);
  // There the pane without a request shows it.
  const isInPane = isWide && pathname === deskRoutes.requests.path;
  const endSession = useEndSession();
  const [isSigningOut, setSigningOut] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [success, setSuccess] = useState<string | null>(null);
  const [pageCommands] = useState<PageCommands>(() => new Set());
  const [commands, setCommands] = useState<OpenedCommands | null>(null);
  useCommandKey('k', () => {
    setCommands({ isOpen: true, ofPage: [...pageCommands].map(({ current }) => current) });
  });
  const cache = useQueryClient();
  const { data: waiting } = useQuery({
    ...changeRequestCountQuery(client),
    enabled: mayDo(me?.roles ?? [], 'change_request.decide'),
  });
  const { data: counts } = useQuery({
    ...viewCountsQuery(client),
    enabled: mayDo(me?.roles ?? [], 'desk.read'),
  });
  useNotices(mayDo(me?.roles ?? [], 'desk.read'));
  // A page that is left may ask anew until it is gone, also after the session ended.
  useEffect(() => () => cache.clear(), [cache]);
  const club = useClub(me);
  const present = useMemo(() => ({ ...services, ...club }), [services, club]);
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

  const menu = menuOf(me.roles, {
    [deskRoutes.changeRequests.path]: waiting?.open ?? 0,
    [deskRoutes.inbox.path]: counts?.inbox ?? 0,
  });
  return (
    <ShellView
      {...club}
      name={fullName(me)}
      isSample={me.isSample}
      menu={menu}
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
          <ServicesContext value={present}>
            <PageCommandsContext value={pageCommands}>
              <UnseenContext value={counts?.mine.unseen ?? 0}>
                <Outlet />
              </UnseenContext>
            </PageCommandsContext>
          </ServicesContext>
          {commands === null ? null : (
            <DeskCommands
              {...commands}
              menu={menu}
              onClose={() => setCommands({ ...commands, isOpen: false })}
            />
          )}
          {pathname === homeOf(me.roles) && !isInPane && mayDo(me.roles, 'content.edit') ? (
            <Suspense>
              <AddFirst mayBegin={mayDo(me.roles, 'settings.manage')} />
            </Suspense>
          ) : null}
        </StepUpProvider>
      </TellSuccessContext>
    </ShellView>
  );
}

/** The command menu with what the page offered as it opened (`desk/search-6`). It stays until its command has run. */
type OpenedCommands = { readonly isOpen: boolean; readonly ofPage: readonly CommandGroup[] };

/** Returns the club's name and logos as they are now: the start of the club may have changed them since the page was loaded (`desk/app-20`). */
function useClub(me: SignedInStaff | undefined) {
  const services = useServices();
  const clubName = me?.clubName ?? services.clubName;
  const logoUrl = me?.logoUrl === undefined ? services.logoUrl : me.logoUrl;
  const logoDarkUrl = (me?.logoUrl === undefined ? services.logoDarkUrl : me.logoDarkUrl) ?? null;
  return useMemo(() => ({ clubName, logoUrl, logoDarkUrl }), [clubName, logoUrl, logoDarkUrl]);
}

/**
 * Returns a function that forgets all that was loaded or is being written, and goes to the sign-in page. The frame forgets
 * what its page loads until then.
 */
function useEndSession(): () => Promise<void> {
  const cache = useQueryClient();
  const { tabStorage } = useServices();
  const navigate = useNavigate();
  return async () => {
    cache.clear();
    tabStorage.removeItem(storageKeys.drafts);
    tabStorage.removeItem(storageKeys.content);
    tabStorage.removeItem(storageKeys.queue);
    await navigate(deskRoutes.signIn.path);
  };
}

/** Says why somebody is still signed in, and what to do (`desk/app-5`). */
function notSignedOut(failure: CallFailure): string {
  return failure.kind === 'transport'
    ? 'The club could not be reached, so you are still signed in. Please check your connection and sign out again.'
    : `${failure.message} You are still signed in. Please try again.`;
}
