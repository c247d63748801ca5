import type { ShownPicture } from '@parlour/contract';
import { Anchor } from '@parlour/ui';
import type { ReactNode } from 'react';
import { ClubPicture } from '../pictures/ClubPicture.tsx';
import * as styles from './FoundRow.css.ts';

/** What a search found, as its row shows it. */
export interface FoundThing {
  /** Its name or title. */
  readonly title: string;
  /** What tells it from others, such as a city. Null or empty for nothing. */
  readonly detail: string | null;
  /** A picture's URL, or null for none. */
  readonly imageUrl: string | null;
  /** How the picture is shown. Undefined for one that staff did not upload. */
  readonly picture?: ShownPicture | undefined;
}

export type FoundRowProps = {
  /** What was found. */
  item: FoundThing;
  /** The path of its page. */
  href: string;
  /** Whether the items of its kind have pictures. One without has its initial instead. */
  hasPictures: boolean;
  /** What has become of it, as badges. */
  state?: ReactNode;
};

/** One found item: its picture, its title and what tells it from others. The whole row is one link. */
export function FoundRow({ item, href, hasPictures, state }: FoundRowProps) {
  const { title, detail } = item;
  return (
    <article className={styles.row}>
      {hasPictures ? <Cover item={item} /> : null}
      <div className={styles.words}>
        <h3 className={styles.title}>
          <Anchor href={href} className={styles.link}>
            {title}
          </Anchor>
        </h3>
        {detail === null || detail === '' ? null : <p className={styles.fact}>{detail}</p>}
        {state}
      </div>
    </article>
  );
}

function Cover({ item: { title, imageUrl, picture } }: Pick<FoundRowProps, 'item'>) {
  const [initial = ''] = title.trim();
  return (
    <div className={styles.cover}>
      {imageUrl === null ? (
        <span aria-hidden="true" className={styles.initial}>
          {initial.toLocaleUpperCase('en-US')}
        </span>
      ) : (
        <ClubPicture
          src={imageUrl}
          shown={picture}
          kind="card"
          ratio="square"
          sizes={styles.pictureSizes}
        />
      )}
    </div>
  );
}
