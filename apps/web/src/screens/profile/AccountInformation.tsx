import { Button, SectionHeading, Text, TextLink } from '@parlour/ui';
import type { ReactNode } from 'react';
import * as styles from './AccountInformation.css.ts';

const HEADING = 'account-information';

/** Props of {@link AccountInformation}. */
export type AccountInformationProps = {
  /** Whether the profile is there, which what is changed depends on. */
  isReady: boolean;
  /** The club's newsletter, if it has one. */
  newsletterUrl: string | null;
  onEdit: () => void;
  onRequestChange: () => void;
  onSignOut: () => void;
};

/** What the member can do about their account (spec section 2). */
export function AccountInformation(props: AccountInformationProps) {
  const { isReady, newsletterUrl, onEdit, onRequestChange, onSignOut } = props;
  return (
    <section className={styles.section} aria-labelledby={HEADING}>
      <SectionHeading id={HEADING} title="Account Information" />
      <ul className={styles.list}>
        <Row title="Contact details" text="Phone, work and address.">
          <Button variant="quiet" size="small" disabled={!isReady} onClick={onEdit}>
            Edit Profile
          </Button>
        </Row>
        <Row title="E-mail, name and birth date" text="The club changes these for you.">
          <Button variant="quiet" size="small" disabled={!isReady} onClick={onRequestChange}>
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
