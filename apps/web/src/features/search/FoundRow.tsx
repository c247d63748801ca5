import { ClubPicture } from '@parlour/app/pictures';
import type { FoundItem } from '@parlour/contract';
import { Anchor } from '@parlour/ui';
import * as styles from './FoundRow.css.ts';

export type FoundRowProps = {
  /** What was found. */
  item: FoundItem;
  /** The path of its page. */
  href: string;
  /** Whether the items of its kind have pictures. One without has its initial instead. */
  hasPictures: boolean;
};

/** One found item: its picture, its title and what tells it from others. The whole row is one link. */
export function FoundRow({ item, href, hasPictures }: FoundRowProps) {
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
