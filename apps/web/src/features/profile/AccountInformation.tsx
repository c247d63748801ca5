import type { Profile } from '@parlour/contract';
import { Button, SectionHeading, Text, TextLink } from '@parlour/ui';
import type { ReactNode } from 'react';
import * as styles from './AccountInformation.css.ts';

const HEADING = 'account-information';

export type AccountInformationProps = {
  /** The profile to edit; null until it has loaded. */
  profile: Profile | null;
  /** The club's newsletter, null if it has none. */
  newsletterUrl: string | null;
  onEdit: (profile: Profile) => void;
  onRequestChange: (profile: Profile) => void;
  onSignOut: () => void;
};

/** The actions of the member's account. */
export function AccountInformation(props: AccountInformationProps) {
  const { profile, newsletterUrl, onEdit, onRequestChange, onSignOut } = props;
  return (
    <section className={styles.section} aria-labelledby={HEADING}>
      <SectionHeading id={HEADING} title="Account Information" />
      <ul className={styles.list}>
        <Row title="Contact details" text="Phone, work and address.">
          <Button
            variant="quiet"
            size="small"
            changes
            disabled={profile === null}
            onClick={() => profile && onEdit(profile)}
          >
            Edit Profile
          </Button>
        </Row>
        <Row title="Email, name and birth date" text="The club changes these for you.">
          <Button
            variant="quiet"
            size="small"
            changes
            disabled={profile === null}
            onClick={() => profile && onRequestChange(profile)}
          >
            Request a Change
          </Button>
        </Row>
        {newsletterUrl === null ? null : (
          <Row title="Newsletter" text="What the club has to tell.">
            <TextLink variant="standalone" href={newsletterUrl} external>
              Read the Newsletter
            </TextLink>
          </Row>
        )}
        <Row title="Session" text="You are signed in on this device.">
          <Button variant="quiet" size="small" onClick={onSignOut}>
            Sign Out
          </Button>
        </Row>
      </ul>
    </section>
  );
}

function Row({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <Text>{title}</Text>
        <Text size="small" tone="muted">
          {text}
        </Text>
      </div>
      <div className={styles.action}>{children}</div>
    </li>
  );
}
