import { pageData } from '@parlour/app/data';
import { useClient } from '@parlour/app/data-layout';
import { useDialogOnDemand } from '@parlour/app/dialogs';
import { lazyOrNothing, usePageTitle } from '@parlour/app/routing';
import { useIsSignedIn, useSignInAndReturn } from '@parlour/app/session';
import type { Profile } from '@parlour/contract';
import { type ParkedInput, profileLoadFailureCopy, USER_NOT_AUTHENTICATED } from '@parlour/core';
import { Text } from '@parlour/ui';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Suspense, useCallback, useEffect } from 'react';
import { useNavigation } from 'react-router';
import { findParkedDraft } from '@parlour/app/drafts';
import { documentsQuery } from '../documents/queries.ts';
import { paymentMethodsQuery } from '../payment-methods/queries.ts';
import { profileQuery } from './queries.ts';
import { Documents } from '../documents/Documents.tsx';
import { PaymentMethods } from '../payment-methods/PaymentMethods.tsx';
import { Sessions } from '../sessions/Sessions.tsx';
import { DEVICES_ID } from '../sessions/SessionsView.tsx';
import { sessionsQuery } from '../sessions/queries.ts';
import { useServices } from '../../app/services.ts';
import { useLinkedPart } from '../../components/useLinkedPart.ts';
import { ProfileView } from './ProfileView.tsx';

const WhoLooked = lazyOrNothing(() =>
  import('../member-view/WhoLooked.tsx').then((section) => section.WhoLooked),
);

/** The member's own page. */
export function ProfileScreen() {
  usePageTitle('Profile');
  return useIsSignedIn() ? <BoundProfile /> : <SignedOutProfile />;
}

/** Binds the page to the member's profile and to their session. */
function BoundProfile() {
  const { configuration, session, isMemberView = false } = useServices();
  const client = useClient();
  const profile = useQuery(profileQuery(client));
  // Each list waits for the one above it, to avoid a layout shift (web/profile-5).
  const canShowDocuments = hasSettled(useQuery(paymentMethodsQuery(client)));
  const canShowSessions = hasSettled(useQuery(documentsQuery(client))) && canShowDocuments;
  const canShowViews = hasSettled(useQuery(sessionsQuery(client))) && canShowSessions;
  useLinkedPart('devices', canShowSessions, () => document.getElementById(DEVICES_ID));
  const page = pageData(profile);
  const { open, dialog } = useDialogOnDemand();
  const edit = useCallback(
    (loadedProfile: Profile, parked: ParkedInput | null = null) =>
      open(async () => {
        const { EditProfileDialog } = await import('./EditProfileDialog.tsx');
        const props = { profile: loadedProfile, parked };
        return (onClosed) => <EditProfileDialog {...props} onClosed={onClosed} />;
      }),
    [open],
  );
  const requestChange = useCallback(
    (loadedProfile: Profile, parked: ParkedInput | null = null) =>
      open(async () => {
        const { ChangeRequestDialog } = await import('./ChangeRequestDialog.tsx');
        const props = { profile: loadedProfile, parked };
        return (onClosed) => <ChangeRequestDialog {...props} onClosed={onClosed} />;
      }),
    [open],
  );
  useReopenedForm(profile.data, { profile: edit, changeRequest: requestChange });

  return (
    <>
      <ProfileView
        page={page.state === 'error' ? { ...page, message: profileLoadFailureCopy.text } : page}
        newsletterUrl={configuration.newsletterUrl}
        paymentMethods={isMemberView ? <NotInView /> : <PaymentMethods />}
        documents={canShowDocuments && !isMemberView ? <Documents /> : null}
        sessions={canShowSessions && !isMemberView ? <Sessions /> : null}
        views={
          canShowViews && !isMemberView ? (
            <Suspense fallback={null}>
              <WhoLooked />
            </Suspense>
          ) : null
        }
        onEdit={edit}
        onRequestChange={requestChange}
        onSignOut={() => session.send({ type: 'session.signedOut' })}
      />
      {dialog}
    </>
  );
}

/** Takes the place of the lists that staff never see. */
function NotInView() {
  return (
    <Text tone="muted">Cards, documents and devices are not shown while you look as a member.</Text>
  );
}

/** Whether a list has loaded or first failed. */
const hasSettled = ({
  isPending,
  failureCount,
}: Pick<UseQueryResult, 'isPending' | 'failureCount'>) => !isPending || failureCount > 0;

/** Replaces the page after the session has ended. It is empty while the sign-in page loads (web/profile-7). */
function SignedOutProfile() {
  const isLeaving = useNavigation().state !== 'idle';
  const signInHere = useSignInAndReturn();
  return (
    <ProfileView
      page={
        isLeaving
          ? { state: 'idle' }
          : { state: 'error', message: USER_NOT_AUTHENTICATED, retry: signInHere }
      }
      newsletterUrl={null}
      paymentMethods={null}
      documents={null}
      sessions={null}
      views={null}
      onEdit={signInHere}
      onRequestChange={signInHere}
      onSignOut={signInHere}
    />
  );
}

type OpenForm = (profile: Profile, parked: ParkedInput) => void;

/**
 * Opens a form of the profile again with what the member had typed when the session ended (web/profile-15).
 * @param profile the loaded profile
 */
function useReopenedForm(
  profile: Profile | undefined,
  {
    profile: openEdit,
    changeRequest: openChangeRequest,
  }: { readonly profile: OpenForm; readonly changeRequest: OpenForm },
): void {
  const services = useServices();
  useEffect(() => {
    if (profile === undefined) return;
    void findParkedDraft(services, 'profile', 'changeRequest').then((parked) => {
      if (parked === null) return;
      if (parked.form === 'profile') openEdit(profile, parked);
      else openChangeRequest(profile, parked);
    });
  }, [services, profile, openEdit, openChangeRequest]);
}
