import { CardPicture, type CardPictureProps } from '@parlour/app/pictures';
import { Anchor } from '@parlour/ui';
import type { ReactNode } from 'react';
import { EventDate, type EventDateProps } from '../../components/teasers/EventDate.tsx';
import * as styles from './BookingRow.css.ts';

export type BookingRowProps = EventDateProps & {
  title: string;
  /** The path of its page; null where it has none. */
  path: string | null;
  /** When and where, a line each. */
  facts: readonly string[];
  /** Its picture; null for none. */
  picture: Pick<CardPictureProps, 'src' | 'shown'> | null;
  /** What can be done with it; null for what is past. */
  actions: ReactNode;
};

/** The widths of a row's picture, including its cropped edges. */
const SIZES = '(min-width: 768px) 173px, 87px';

/** Something that a member has booked, in a line: its day, what it is, and what can be done. The whole row is one link. */
export function BookingRow({ event, title, path, facts, picture, actions }: BookingRowProps) {
  return (
    <article className={styles.row}>
      <EventDate event={event} />
      <div className={styles.words}>
        <h3 className={styles.title}>
          {path === null ? (
            title
          ) : (
            <Anchor href={path} className={styles.link}>
              {title}
            </Anchor>
          )}
        </h3>
        {facts.map((line) => (
          <p key={line} className={styles.fact}>
            {line}
          </p>
        ))}
        {actions === null ? null : <div className={styles.actions}>{actions}</div>}
      </div>
      {picture === null || picture.src === null ? null : (
        <CardPicture {...picture} name={title} ratio="landscape" sizes={SIZES} />
      )}
    </article>
  );
}
