import { type ClubContact, ContactLinks } from '@parlour/app/contact';
import { TextLink } from '@parlour/ui';
import * as styles from './Footer.css.ts';
import type { MenuEntry } from './menu.ts';

export type FooterProps = {
  clubName: string;
  /** The postal address, lines separated by line breaks. */
  clubAddress: string;
  contact: ClubContact;
  /** Null where the club has none, and for visitors. */
  newsletterUrl: string | null;
  /** The pages that a member also finds here. */
  entries: readonly MenuEntry[];
};

/** The club's name, how to reach its concierge, a member's own pages, and its postal address. */
export function Footer({ clubName, clubAddress, contact, newsletterUrl, entries }: FooterProps) {
  return (
    <footer className={styles.footer}>
      <div className={styles.row}>
        <div>
          <p className={styles.name}>{clubName}</p>
          <ContactLinks contact={contact} layout="row" />
          {entries.length === 0 ? null : (
            <ul className={styles.links}>
              {entries.map(({ label, path }) => (
                <li key={path}>
                  <TextLink variant="standalone" href={path}>
                    {label}
                  </TextLink>
                </li>
              ))}
              {newsletterUrl === null ? null : (
                <li>
                  <TextLink variant="standalone" href={newsletterUrl} external>
                    Newsletter
                  </TextLink>
                </li>
              )}
            </ul>
          )}
        </div>
        <address className={styles.address}>{clubAddress}</address>
      </div>
    </footer>
  );
}
