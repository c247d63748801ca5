import type { ContentPicture, ShownPicture } from '@parlour/contract';
import type { ReactNode } from 'react';
import { DetailPictures } from '../gallery/DetailPictures.tsx';
import * as styles from './DetailLayout.css.ts';

export type DetailLayoutProps = {
  /** The page's title, with what is above and below it. */
  heading: ReactNode;
  /** The name of the thing. */
  name: string;
  /** The picture's URL at its source. Without any picture its area is left out. */
  imageUrl: string | null;
  /** How the club says that the picture is shown. Undefined where it does not. */
  picture?: ShownPicture | undefined;
  /** Further pictures. Undefined for none. */
  images?: readonly ContentPicture[] | undefined;
  /** The page's one main action, or what the member has already done. Null where nothing can be done. */
  action: ReactNode;
  /** Short facts, and more that belongs beside the picture. */
  facts: ReactNode;
  /** The text below the picture. */
  children: ReactNode;
  /** What follows the text, on wide screens below the facts. */
  beside?: ReactNode;
  /** Sections below both columns. */
  after?: ReactNode;
};

/** The page of one thing: picture and text beside heading, action and facts, or these alone (web/components/detail-4). On phones the action is a bar at the foot. */
export function DetailLayout(props: DetailLayoutProps) {
  const { heading, action, facts, children, beside, after } = props;
  const [first, ...further] = picturesOf(props);
  return (
    <article className={styles.article}>
      <div className={beside === undefined ? styles.columns : styles.columnsWithBeside}>
        <div className={styles.words}>
          {heading}
          <aside className={styles.glance} aria-label="At a glance">
            {action === null ? null : (
              <div className={styles.action} data-page-bar>
                {action}
              </div>
            )}
            <div className={styles.facts}>{facts}</div>
          </aside>
        </div>
        <div className={styles.rest}>
          {first === undefined ? null : (
            <div className={styles.picture}>
              <DetailPictures name={props.name} pictures={[first, ...further]} />
            </div>
          )}
          <div className={styles.about}>{children}</div>
        </div>
        {beside === undefined ? null : <div className={styles.beside}>{beside}</div>}
      </div>
      {after === undefined ? null : <div className={styles.after}>{after}</div>}
    </article>
  );
}

function picturesOf({ imageUrl, picture, images = [] }: DetailLayoutProps): ContentPicture[] {
  return imageUrl === null ? [...images] : [{ imageUrl, ...(picture && { picture }) }, ...images];
}
