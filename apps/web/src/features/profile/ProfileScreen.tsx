import { pageData } from '@parlour/app/data';
import { useClient } from '@parlour/app/data-layout';
import { useDialogOnDemand } from '@parlour/app/dialogs';
import { usePageTitle } from '@parlour/app/routing';
import { useIsSignedIn, useSignInAndReturn } from '@parlour/app/session';
import type { Profile } from '@parlour/contract';
import { type ParkedInput, profileLoadFailureCopy, USER_NOT_AUTHENTICATED } from '@parlour/core';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigation } from 'react-router';
import { documentsQuery } from '../documents/queries.ts';
import { paymentMethodsQuery } from '../payment-methods/queries.ts';
import { profileQuery } from './queries.ts';
import { Documents } from '../documents/Documents.tsx';
import { PaymentMethods } from '../payment-methods/PaymentMethods.tsx';
import { Sessions } from '../sessions/Sessions.tsx';
import { useServices } from '../../app/services.ts';
import { ProfileView } from './ProfileView.tsx';
import { useReopenedForm } from './useReopenedForm.ts';

/** The member's own page. */
export function ProfileScreen() {
  usePageTitle('Profile');
  return useIsSignedIn() ? <BoundProfile /> : <SignedOutProfile />;
}

/** Binds the page to the member's profile and to their session. */
function BoundProfile() {
  const { configuration, session } = useServices();
  const client = useClient();
  const profile = useQuery(profileQuery(client));
  // Each list waits for the one above it, to avoid a layout shift (WPF5).
  const canShowDocuments = hasSettled(useQuery(paymentMethodsQuery(client)));
  const canShowSessions = hasSettled(useQuery(documentsQuery(client))) && canShowDocuments;
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
        paymentMethods={<PaymentMethods />}
        documents={canShowDocuments ? <Documents /> : null}
        sessions={canShowSessions ? <Sessions /> : null}
        onEdit={edit}
        onRequestChange={requestChange}
        onSignOut={() => session.send({ type: 'session.signedOut' })}
      />
      {dialog}
    </>
  );
}

/** Whether a list has loaded or first failed. */
const hasSettled = ({
  isPending,
  failureCount,
}: Pick<UseQueryResult, 'isPending' | 'failureCount'>) => !isPending || failureCount > 0;

/** Replaces the page after the session has ended. It is empty while the sign-in page loads (WPF7). */
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
      onEdit={signInHere}
      onRequestChange={signInHere}
      onSignOut={signInHere}
    />
  );
}
