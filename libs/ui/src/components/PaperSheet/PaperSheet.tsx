import * as styles from './PaperSheet.css.ts';

export type PaperSheetProps = {
  /** The name of the club, at the head. */
  clubName: string;
  /** The club's telephone; null for none. */
  clubPhone: string | null;
  /** The day of printing, as text. */
  day: string;
  /** What the sheet is about. */
  title: string;
  /** What is known about the title. */
  lines: readonly string[];
  /** Entries below a heading, or below none. Each entry stays on one page. */
  groups: readonly {
    heading: string | null;
    entries: readonly { name: string; lines: readonly string[] }[];
  }[];
};

/** What a page prints instead of itself. As a child of the body it is on paper alone, and everything else on screens alone. */
export function PaperSheet({ clubName, clubPhone, day, title, lines, groups }: PaperSheetProps) {
  return (
    <div className={styles.sheet}>
      <p className={styles.head}>
        <span className={styles.club}>{clubName}</span>
        <span>
          {clubPhone === null ? null : (
            <>
              <bdi>{clubPhone}</bdi>
              {' · '}
            </>
          )}
          {day}
        </span>
      </p>
      <h1 className={styles.title}>{title}</h1>
      <Lines lines={lines} />
      {groups.map(({ heading, entries }, index) => (
        <section key={heading ?? index} className={styles.group}>
          {heading === null ? null : <h2 className={styles.heading}>{heading}</h2>}
          <ul className={styles.entries}>
            {entries.map(({ name, lines: facts }) => (
              <li key={name} className={styles.entry}>
                <p className={styles.name}>{name}</p>
                <Lines lines={facts} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Lines({ lines }: Pick<PaperSheetProps, 'lines'>) {
  return lines.map((line) => (
    <p key={line}>
      <bdi>{line}</bdi>
    </p>
  ));
}
