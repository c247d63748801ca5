import { type PageData, PageDataView } from '@parlour/app/data';
import type { Profile } from '@parlour/contract';
import { profileLoadFailureCopy } from '@parlour/core';
import { Button, Container, ErrorState, focusHeading, PageHeading, Stack } from '@parlour/ui';
import type { ReactNode } from 'react';
import { AccountInformation } from './AccountInformation.tsx';
import { ContactInformation } from './ContactInformation.tsx';
import { IdentityCard } from './IdentityCard.tsx';
import { ProfileSkeleton } from './ProfileSkeleton.tsx';
import * as styles from './ProfileView.css.ts';

export type ProfileViewProps = {
  /** The profile with its state. */
  page: PageData<Profile>;
  /** The club's newsletter, null if it has none. */
  newsletterUrl: string | null;
  /** The section of the payment methods, which loads on its own. */
  paymentMethods: ReactNode;
  /** The section of the documents, which loads on its own. */
  documents: ReactNode;
  /** The section of the devices, which loads on its own. */
  sessions: ReactNode;
  /** The section about who of the club looked, which loads on its own. */
  views: ReactNode;
  /** Called when the member wants to edit the profile. */
  onEdit: (profile: Profile) => void;
  /** Called when the member wants a change that only the club can make. */
  onRequestChange: (profile: Profile) => void;
  /** Called when the member signs out on this device. */
  onSignOut: () => void;
};

/** The member's own page: identity and account in one column, payment methods, documents and sessions in the other. */
export function ProfileView(props: ProfileViewProps) {
  const { page, onSignOut } = props;
  return (
    <Container>
      <Stack gap={10}>
        <PageHeading title="Profile" />
        {page.state === 'error' ? (
          <ErrorState
            title={profileLoadFailureCopy.title}
            text={page.message}
            action={
              <Stack direction="row" gap={3} justify="center">
                <Button
                  variant="secondary"
                  onClick={({ currentTarget }) => {
                    focusHeading(currentTarget);
                    page.retry();
                  }}
                >
                  {profileLoadFailureCopy.retryLabel}
                </Button>
                <Button variant="quiet" onClick={onSignOut}>
                  Sign Out
                </Button>
              </Stack>
            }
          />
        ) : page.state === 'idle' ? null : (
          <ProfileColumns {...props} />
        )}
      </Stack>
    </Container>
  );
}

function ProfileColumns(props: ProfileViewProps) {
  const { page, paymentMethods, documents, sessions, views, ...account } = props;
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <PageDataView page={page} loadingLabel="Loading profile" skeleton={<ProfileSkeleton />}>
          {(profile) => (
            <div className={styles.column}>
              <IdentityCard profile={profile} />
              <ContactInformation profile={profile} />
            </div>
          )}
        </PageDataView>
        <AccountInformation profile={page.state === 'loaded' ? page.data : null} {...account} />
      </div>
      <div className={styles.column}>
        <div>{paymentMethods}</div>
        <div>{documents}</div>
        <div>{sessions}</div>
        <div>{views}</div>
      </div>
    </div>
  );
}
