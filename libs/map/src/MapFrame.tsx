import { MAP_COVER } from '@parlour/core';
import type { KeyboardEventHandler, ReactNode, Ref } from 'react';
import * as styles from './MapFrame.css.ts';

/** Props of {@link MapFrame}. */
export type MapFrameProps = {
  /** Covered until the first click; after a failure there is nothing to uncover. */
  cover: 'covered' | 'none' | 'failed';
  /** The element that the map library draws on. */
  ground: Ref<HTMLDivElement>;
  onUncover: () => void;
  onKeyDown: KeyboardEventHandler;
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
};

/** The room of a map, always dark, with the cover over it. While it is covered nothing below it can be reached. */
export function MapFrame({ cover, ground, onUncover, onKeyDown, children, ref }: MapFrameProps) {
  return (
    // The keys are those of the pins and windows inside.
    <div ref={ref} data-theme="dark" className={styles.frame} onKeyDown={onKeyDown}>
      <div ref={ground} className={styles.ground} tabIndex={-1} inert={cover !== 'none'} />
      {children}
      {cover === 'covered' ? (
        <button type="button" className={styles.cover} onClick={onUncover}>
          <span className={styles.invitation}>{MAP_COVER}</span>
        </button>
      ) : null}
    </div>
  );
}
