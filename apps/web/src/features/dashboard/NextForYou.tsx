import { routes } from '@parlour/core';
import { TextLink } from '@parlour/ui';
import type { ReactNode } from 'react';
import * as styles from './NextForYou.css.ts';
import type { OwnItems, OwnLine } from './useOwnItems.ts';

export type NextForYouProps = Pick<OwnItems, 'next' | 'waiting' | 'guide'>;

/**
 * What the member has booked next, in a frame that never changes its height. What needs their answer comes before it,
 * and otherwise the guide made for them comes after it.
 */
export function NextForYou({ next, waiting, guide }: NextForYouProps) {
  const booked =
    next === null ? 'Nothing booked yet.' : next === 'loading' ? null : <Line {...next} />;
  return (
    <section aria-label="Next for you" className={styles.frame}>
      <div className={styles.next}>
        <h2 className={waiting === null ? styles.title : styles.wanted}>
          {waiting === null ? 'Next for You' : 'We Need Your Answer'}
        </h2>
        <p className={styles.text}>{waiting === null ? booked : <Line {...waiting} />}</p>
      </div>
      {waiting === null ? (
        guide === null ? null : (
          <Second title="Your Gift Guide">
            <Line {...guide} />
          </Second>
        )
      ) : (
        <Second title="Next for You">{booked}</Second>
      )}
      <div className={styles.all}>
        <TextLink
          variant="standalone"
          href={waiting === null ? routes.bookings.path : routes.requests.path}
        >
          {waiting === null ? 'My Bookings' : 'My Requests'}
        </TextLink>
      </div>
    </section>
  );
}

function Second({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.second}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.line}>{children}</p>
    </div>
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
