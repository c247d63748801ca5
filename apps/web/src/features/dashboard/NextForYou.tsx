import { laterOrNothing } from '@parlour/app/routing';
import { routes } from '@parlour/core';
import { TextLink } from '@parlour/ui';
import * as styles from './NextForYou.css.ts';
import type { NextCardsProps } from './NextCards.tsx';
import type { OwnItems } from './useOwnItems.ts';

/** Its code loads with what it shows, after the page. */
const NextCards = laterOrNothing(async () => (await import('./NextCards.tsx')).NextCards);

export type NextForYouProps = Pick<OwnItems, 'next'> &
  Pick<NextCardsProps, 'hasEvents' | 'hasBenefits'>;

/** What comes next for the member and what waits for them, in a frame that never changes its height. */
export function NextForYou({ next, ...club }: NextForYouProps) {
  return (
    <section aria-label="Next for you" className={styles.section}>
      <div className={styles.heading}>
        <h2 className={styles.title}>Next for You</h2>
        <TextLink variant="standalone" href={routes.bookings.path}>
          My Bookings
        </TextLink>
      </div>
      <div className={styles.frame}>
        {next === 'failed' ? (
          <p>Your bookings could not be loaded.</p>
        ) : next === 'loading' ? null : (
          <NextCards {...next} {...club} />
        )}
      </div>
    </section>
  );
}
