import { classNames } from '../../behavior/classNames.ts';
import * as styles from './Skeleton.css.ts';

export type SkeletonProps = {
  shape?: 'line' | 'title' | 'picture' | 'portrait' | 'wide';
  width?: 'full' | 'half' | 'third';
};

/** Reserves the space of loading content. Screen readers announce the spinner beside it instead. */
export function Skeleton({ shape = 'line', width = 'full' }: SkeletonProps) {
  return (
    <div aria-hidden="true" className={classNames(styles.shape[shape], styles.width[width])} />
  );
}
