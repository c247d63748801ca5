import type { ReactNode } from 'react';
import type { LinkTarget } from '../LinkProvider/LinkProvider.tsx';
import { Anchor } from '../LinkProvider/LinkProvider.tsx';
import * as styles from './Card.css.ts';

/** A badge overlays the media, so it requires media. */
type Media =
  | {
      /** A picture. */
      media: ReactNode;
      /** A badge over the picture. */
      badge?: ReactNode;
      /** A button of its own in the card's corner, over the picture or beside a line's words. It places itself. Its name should include the title. */
      corner?: ReactNode;
    }
  | { media?: never; badge?: never; corner?: never };

export type CardProps = LinkTarget &
  Media & {
    /** The name of the item, which is the link. */
    title: string;
    /** The category, above the title. */
    eyebrow?: string;
    /** Clamped to three lines. */
    text?: string;
    /** A last line, for example a date or a price. */
    meta?: ReactNode;
    /** A button of its own, such as Request. Its name should include the title. */
    action?: ReactNode;
    /** The level of the title: one below the heading above. */
    headingLevel?: 2 | 3 | 4;
  };

/** One item of a collection. The whole card is pressable, and screen readers announce one link, the title. Its buttons are apart, and follow it. */
export function Card({
  title,
  eyebrow,
  text,
  meta,
  action,
  media,
  badge,
  corner,
  headingLevel = 3,
  ...target
}: CardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={styles.card}>
      <div className={styles.content}>
        {eyebrow ? <p className={styles.eyebrow}>{eyebrow}</p> : null}
        <Heading className={styles.title}>
          <Anchor {...target} className={styles.link}>
            {title}
          </Anchor>
        </Heading>
        {text ? <p className={styles.text}>{text}</p> : null}
        {meta ? <p className={styles.meta}>{meta}</p> : null}
        {action ? <div className={styles.action}>{action}</div> : null}
      </div>
      {media ? (
        <div className={styles.media}>
          {media}
          {badge ? <div className={styles.badge}>{badge}</div> : null}
        </div>
      ) : null}
      {corner}
    </article>
  );
}
