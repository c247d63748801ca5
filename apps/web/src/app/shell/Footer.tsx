import { type ClubContact, ContactLinks } from '@parlour/app/contact';
import * as styles from './Footer.css.ts';

export type FooterProps = {
  clubName: string;
  /** The postal address, lines separated by line breaks. */
  clubAddress: string;
  contact: ClubContact;
};

/** The club's name, how to reach its concierge, and its postal address. */
export function Footer({ clubName, clubAddress, contact }: FooterProps) {
  return (
    <footer className={styles.footer}>
      <div className={styles.row}>
        <div>
          <p className={styles.name}>{clubName}</p>
          <ContactLinks contact={contact} layout="row" />
        </div>
        <address className={styles.address}>{clubAddress}</address>
      </div>
    </footer>
  );
}
