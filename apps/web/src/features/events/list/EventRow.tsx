import { CardPicture, type CardPictureProps } from '@parlour/app/pictures';
import type { Event } from '@parlour/contract';
import { openingOf, formatEventTime, href, routes, startsInMonth } from '@parlour/core';
import { Anchor } from '@parlour/ui';
import type { ReactNode } from 'react';
import { SaveButton } from '../../../components/saving/SaveButton.tsx';
import { EventDate } from '../../../components/teasers/EventDate.tsx';
import * as styles from './EventRow.css.ts';

export type EventRowProps = Pick<CardPictureProps, 'isFirst'> & {
  event: Event;
  /** The month that a heading above the row says, `2026-12`; null for none. */
  month?: string | null;
  /** Whether the row names its category. False below a heading that says it. */
  hasCategory?: boolean;
  /** Null for a past event, which is shown in compact form. */
  action: ReactNode;
};

/** The widths of a row's picture, including its cropped edges. */
const SIZES = '(min-width: 1024px) 175px, (min-width: 768px) 160px, 96px';

/** One event of the list: when, what and where, and why. The whole row is one link, also for screen readers. */
export function EventRow({
  event,
  month = null,
  hasCategory = false,
  action,
  isFirst = false,
}: EventRowProps) {
  const { id, title, imageUrl, location, startDate, endDate, timeZone, category } = event;
  const isCompact = action === null;
  const opening = isCompact ? null : openingOf(event.description);
  // The category first, because a long place is cut.
  const facts = [hasCategory ? category : null, location].filter(Boolean).join(' · ');
  return (
    <article className={isCompact ? styles.compactRow : styles.row}>
      <div className={styles.date}>
        <EventDate event={event} hasMonth={month === null || !startsInMonth(event, month)} />
      </div>
      <div className={styles.head}>
        <h3 className={styles.title}>
          <Anchor href={href(routes.event, { eventId: id })} className={styles.link}>
            {title}
          </Anchor>
        </h3>
        <p className={styles.time}>{formatEventTime(startDate, endDate, timeZone)}</p>
        {isCompact && location !== null ? <p className={styles.fact}>{location}</p> : null}
      </div>
      {isCompact ? null : (
        <>
          <div className={styles.about}>
            {facts === '' ? null : <p className={styles.place}>{facts}</p>}
            {opening === null ? null : <p className={styles.opening}>{opening}</p>}
          </div>
          <div className={styles.action}>{action}</div>
          <div className={styles.picture}>
            <CardPicture
              src={imageUrl}
              name={title}
              shown={event.picture}
              ratio="landscape"
              sizes={SIZES}
              isFirst={isFirst}
            />
            <SaveButton thing={{ kind: 'event', of: event }} place="picture" />
          </div>
        </>
      )}
    </article>
  );
}
