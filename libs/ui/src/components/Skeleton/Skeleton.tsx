import { classNames } from '../../behavior/classNames.ts';
import * as styles from './Skeleton.css.ts';

export type SkeletonProps = {
  /** What will be here: text, a title, or a picture of a ratio. */
  shape?: 'line' | 'title' | 'picture' | 'portrait' | 'hero' | 'wide';
  /** How much of the width it takes. */
  width?: 'full' | 'half' | 'third';
};

/** Reserves the space of loading content. Screen readers announce the spinner beside it instead. */
export function Skeleton({ shape = 'line', width = 'full' }: SkeletonProps) {
  return (
    <div aria-hidden="true" className={classNames(styles.shape[shape], styles.width[width])} />
  );
}
