import { routes } from '@parlour/core';
import { TextLink } from '@parlour/ui';
import * as styles from './NextForYou.css.ts';
import type { OwnItems, OwnLine } from './useOwnItems.ts';

export type NextForYouProps = Pick<OwnItems, 'next' | 'guide'>;

/** What the member has booked next, and the guide made for them, in a frame that never changes its height. */
export function NextForYou({ next, guide }: NextForYouProps) {
  return (
    <section aria-label="Next for you" className={styles.frame}>
      <div className={styles.next}>
        <h2 className={styles.title}>Next for You</h2>
        <p className={styles.text}>
          {next === null ? 'Nothing booked yet.' : next === 'loading' ? null : <Line {...next} />}
        </p>
      </div>
      {guide === null ? null : (
        <div className={styles.guide}>
          <h2 className={styles.title}>Your Gift Guide</h2>
          <p className={styles.line}>
            <Line {...guide} />
          </p>
        </div>
      )}
      <div className={styles.all}>
        <TextLink variant="standalone" href={routes.bookings.path}>
          My Bookings
        </TextLink>
      </div>
    </section>
  );
}

function Line({ title, path, note }: OwnLine) {
  return (
    <>
      <TextLink href={path}>{title}</TextLink>
      {note ? ` · ${note}` : null}
    </>
  );
}
