import { ratio as ratios } from '../Picture/Picture.css.ts';
import * as styles from './InitialCover.css.ts';

export type InitialCoverProps = {
  /** The name whose first letter or digit is shown. */
  name: string;
  /** The aspect ratio of the picture that it replaces. */
  ratio: 'landscape' | 'portrait';
};

/** Replaces a missing picture in its size with the initial of the name, like the cover of a book. */
export function InitialCover({ name, ratio }: InitialCoverProps) {
  return (
    <span aria-hidden="true" className={ratios[ratio]}>
      <span className={styles.initial}>{/[\p{L}\p{N}]\p{M}*/u.exec(name)?.[0]}</span>
    </span>
  );
}
