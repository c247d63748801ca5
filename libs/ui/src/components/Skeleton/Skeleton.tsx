import { classNames } from '../../behavior/classNames.ts';
import * as styles from './Skeleton.css.ts';

/** Props of {@link Skeleton}. */
export type SkeletonProps = {
  shape?: 'line' | 'title' | 'picture' | 'portrait' | 'banner';
  width?: 'full' | 'half' | 'third';
};

/** Holds the room of what is still loading. Screen readers hear the spinner beside it instead. */
export function Skeleton({ shape = 'line', width = 'full' }: SkeletonProps) {
  return (
    <div aria-hidden="true" className={classNames(styles.shape[shape], styles.width[width])} />
  );
}
