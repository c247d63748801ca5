import { routes } from '@parlour/core';
import { TextLink } from '@parlour/ui';
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
  const isWaiting = waiting !== null;
  const second = isWaiting ? booked : guide && <Line {...guide} />;
  return (
    <section aria-label="Next for you" className={styles.frame}>
      <div className={styles.next}>
        <h2 className={isWaiting ? styles.wanted : styles.title}>
          {isWaiting ? 'We Need Your Answer' : 'Next for You'}
        </h2>
        <p className={styles.text}>{isWaiting ? <Line {...waiting} /> : booked}</p>
      </div>
      {second === null ? null : (
        <div className={styles.second}>
          <h2 className={styles.title}>{isWaiting ? 'Next for You' : 'Your Gift Guide'}</h2>
          <p className={styles.line}>{second}</p>
        </div>
      )}
      <div className={styles.all}>
        <TextLink
          variant="standalone"
          href={isWaiting ? routes.requests.path : routes.bookings.path}
        >
          {isWaiting ? 'My Requests' : 'My Bookings'}
        </TextLink>
      </div>
    </section>
  );
}

function Line({ title, path, note }: OwnLine) {
  return (
    <>
      <TextLink href={path}>{title}</TextLink>
      {note ? (
        <span className={styles.note}>
          <span className={styles.separator}> · </span>
          {note}
        </span>
      ) : null}
    </>
  );
}
