import { telephoneHref } from '@parlour/core';
import { createContext, use } from 'react';
import * as styles from './ContactLinks.css.ts';

/** How members reach the concierge. Null for what the club does not give. */
export interface ClubContact {
  readonly email: string | null;
  /** The telephone number as the club writes it. */
  readonly phone: string | null;
}

/** Passes the contact to what may tell it, such as a failure. */
export const ClubContactContext = createContext<ClubContact>({ email: null, phone: null });

/** Returns how members reach the concierge; nothing outside {@link ClubContactContext}. */
export function useClubContact(): ClubContact {
  return use(ClubContactContext);
}

export type ContactLinksProps = {
  /** How to reach the concierge. Null in it leaves out its link. */
  contact: ClubContact;
  /** How the links are laid out. */
  layout: keyof typeof styles.layout;
};

/** The concierge's telephone and email as links; nothing if the club gives neither. */
export function ContactLinks({ contact: { email, phone }, layout }: ContactLinksProps) {
  if (email === null && phone === null) return null;
  return (
    <div className={styles.layout[layout]}>
      {phone === null ? null : (
        <a className={styles.link} href={telephoneHref(phone)}>
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
