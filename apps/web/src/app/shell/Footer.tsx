import * as styles from './Footer.css.ts';

export type FooterProps = {
  clubName: string;
  /** The postal address, lines separated by line breaks. */
  clubAddress: string;
};

/** The club's name and postal address. */
export function Footer({ clubName, clubAddress }: FooterProps) {
  return (
    <footer className={styles.footer}>
      <div className={styles.row}>
        <p className={styles.name}>{clubName}</p>
        <address className={styles.address}>{clubAddress}</address>
      </div>
    </footer>
  );
}
