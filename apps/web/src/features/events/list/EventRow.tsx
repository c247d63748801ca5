import { CardPicture, type CardPictureProps } from '@parlour/app/pictures';
import type { Registration } from '@parlour/contract';
import { formatEventTime, href, routes, startsInMonth } from '@parlour/core';
import { Anchor } from '@parlour/ui';
import type { ReactNode } from 'react';
import { EventDate } from '../../../components/teasers/EventDate.tsx';
import * as styles from './EventRow.css.ts';

export type EventRowProps = Pick<CardPictureProps, 'isFirst'> & {
  event: Registration['event'];
  /** The month that a heading above the row says, `2026-12`; null for none. */
  month?: string | null;
  /** Null for a past event, which is shown in compact form. */
  action: ReactNode;
};

/** The widths of a row's picture, including its cropped edges. */
const SIZES = '(min-width: 1024px) 365px, (min-width: 768px) 250px, 108vw';

/** One event of the list: when, what and where. The whole row is one link, also for screen readers. A hidden one has no page. */
export function EventRow({ event, month = null, action, isFirst = false }: EventRowProps) {
  const { id, title, imageUrl, location, startDate, endDate, timeZone, isHidden } = event;
  return (
    <article className={styles.row}>
      <div className={styles.date}>
        <EventDate event={event} hasMonth={month === null || !startsInMonth(event, month)} />
      </div>
      <div className={styles.words}>
        <h3 className={styles.title}>
          {isHidden === true ? (
            title
          ) : (
            <Anchor href={href(routes.event, { eventId: id })} className={styles.link}>
              {title}
            </Anchor>
          )}
        </h3>
        <p className={styles.time}>{formatEventTime(startDate, endDate, timeZone)}</p>
        {location === null ? null : <p className={styles.fact}>{location}</p>}
        {action === null ? null : <div className={styles.action}>{action}</div>}
      </div>
      {action === null || imageUrl === null ? null : (
        <div className={styles.picture}>
          <CardPicture
            src={imageUrl}
            name={title}
            shown={event.picture}
            ratio="landscape"
            sizes={SIZES}
            isFirst={isFirst}
          />
        </div>
      )}
    </article>
  );
}
