import * as styles from './ContactLinks.css.ts';
import type { ClubContact } from './contact.ts';

export type ContactLinksProps = {
  /** How to reach the concierge. Null in it leaves out its link. */
  contact: ClubContact;
  /** How the links are laid out. */
  layout: keyof typeof styles.layout;
};

/** The concierge's telephone and email as links; nothing if the club gives neither. */
export function ContactLinks({ contact: { email, phone, phoneUrl }, layout }: ContactLinksProps) {
  if (email === null && phone === null) return null;
  return (
    <div className={styles.layout[layout]}>
      {phone === null ? null : (
        <a className={styles.link} href={phoneUrl ?? `tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
          {phone}
        </a>
      )}
      {email === null ? null : (
        <a className={styles.link} href={`mailto:${email}`}>
          {email}
        </a>
      )}
    </div>
  );
}
