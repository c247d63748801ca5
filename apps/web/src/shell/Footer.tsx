import * as styles from './Footer.css.ts';

/** Props of {@link Footer}. */
export type FooterProps = {
  clubName: string;
  /** The postal address, lines separated by line breaks. */
  clubAddress: string;
};

/** Who the club is and where it is to be found. */
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
