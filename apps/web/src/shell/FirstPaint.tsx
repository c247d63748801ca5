import * as styles from './ShellView.css.ts';

/** Props of {@link FirstPaint}. */
export type FirstPaintProps = { clubName: string };

/** What is there while the first page's own code comes: the masthead with the club's name, where it will stand. */
export function FirstPaint({ clubName }: FirstPaintProps) {
  return (
    <header className={styles.header}>
      <div className={styles.masthead}>
        <span className={styles.clubName}>{clubName}</span>
      </div>
    </header>
  );
}
