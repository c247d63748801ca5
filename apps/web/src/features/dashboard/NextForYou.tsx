import {
  codeLastDay,
  formatDay,
  formatEventDay,
  href,
  type NextForMember,
  routes,
} from '@parlour/core';
import { TextLink } from '@parlour/ui';
import * as styles from './NextForYou.css.ts';

export type NextForYouProps = {
  /** Null for nothing, `loading` until it is known. */
  next: NextForMember | 'loading' | null;
};

/** What the member has booked next, on one line that never changes its height. */
export function NextForYou({ next }: NextForYouProps) {
  return (
    <section aria-label="Next for you" className={styles.next}>
      <div className={styles.words}>
        <h2 className={styles.title}>Next for You</h2>
        <p className={styles.item}>{next === 'loading' ? null : <NextItem next={next} />}</p>
      </div>
      <TextLink variant="standalone" href={routes.bookings.path}>
        My Bookings
      </TextLink>
    </section>
  );
}

function NextItem({ next }: { next: NextForMember | null }) {
  if (next === null) return 'Nothing booked yet.';
  if (next.kind === 'code') {
    const { code } = next;
    return (
      <>
        <TextLink href={href(routes.benefit, { benefitId: code.benefit.id })}>
          {code.benefit.title}
        </TextLink>
        {` · ${code.redemptionCode}, until ${formatDay(codeLastDay(code))}`}
      </>
    );
  }
  const { event, confirmationNumber } = next.registration;
  return (
    <>
      <TextLink href={href(routes.event, { eventId: event.id })}>{event.title}</TextLink>
      {` · ${formatEventDay(event.startDate, event.timeZone)} · ${confirmationNumber}`}
    </>
  );
}
