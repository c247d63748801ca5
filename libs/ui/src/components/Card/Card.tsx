import type { ReactNode } from 'react';
import type { LinkTarget } from '../LinkProvider/LinkProvider.tsx';
import { Anchor } from '../LinkProvider/LinkProvider.tsx';
import * as styles from './Card.css.ts';

/** A badge lies on the picture, so there is none without one. */
type Media = { media: ReactNode; badge?: ReactNode } | { media?: never; badge?: never };

/** Props of {@link Card}. Without an address it shows its thing and leads nowhere. */
export type CardProps = (LinkTarget | { href?: never; external?: never; state?: never }) &
  Media & {
    title: string;
    eyebrow?: string;
    /** At most three lines of it are shown. */
    text?: string;
    /** A last line, for example a date or a price. */
    meta?: ReactNode;
    headingLevel?: 2 | 3 | 4;
  };

/** One thing among others. All of it can be pressed; a screen reader hears one link, its title. */
export function Card({
  title,
  eyebrow,
  text,
  meta,
  media,
  badge,
  headingLevel = 3,
  ...target
}: CardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={styles.card}>
      {media ? (
        <div className={styles.media}>
          {media}
          {badge ? <div className={styles.badge}>{badge}</div> : null}
        </div>
      ) : null}
      <div className={styles.words}>
        {eyebrow ? <p className={styles.eyebrow}>{eyebrow}</p> : null}
        <Heading className={styles.title}>
          {target.href === undefined ? (
            title
          ) : (
            <Anchor {...target} className={styles.link}>
              {title}
            </Anchor>
          )}
        </Heading>
        {text ? <p className={styles.text}>{text}</p> : null}
        {meta ? <p className={styles.meta}>{meta}</p> : null}
      </div>
    </article>
  );
}
