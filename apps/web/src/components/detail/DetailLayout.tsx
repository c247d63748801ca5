import { ClubPicture } from '@parlour/app/pictures';
import type { ShownPicture } from '@parlour/contract';
import type { ReactNode } from 'react';
import * as styles from './DetailLayout.css.ts';

export type DetailLayoutProps = {
  /** The page's title, with what is above and below it. */
  heading: ReactNode;
  /** The picture's URL at its source. Null leaves out its area. */
  imageUrl: string | null;
  /** How the club says that the picture is shown. Undefined where it does not. */
  picture?: ShownPicture | undefined;
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
  const { heading, imageUrl, picture, action, facts, children, beside, after } = props;
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
          {imageUrl === null ? null : (
            <div className={styles.picture}>
              <ClubPicture src={imageUrl} shown={picture} kind="detail" ratio="landscape" isFirst />
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
