import { MAP_COVER } from '@parlour/core';
import type { KeyboardEventHandler, ReactNode, Ref } from 'react';
import * as styles from './MapFrame.css.ts';

export type MapFrameProps = {
  /** `covered` until the first click. After a failure there is no overlay. */
  cover: 'covered' | 'none' | 'failed';
  /** The element that the map library renders into. */
  ground: Ref<HTMLDivElement>;
  onUncover: () => void;
  onKeyDown: KeyboardEventHandler;
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
};

/** The frame of a map, always dark, with its overlay. While covered, the content below is inert. */
export function MapFrame({
  cover: overlay,
  ground: container,
  onUncover,
  onKeyDown,
  children,
  ref,
}: MapFrameProps) {
  return (
    // Handles keys of the pins and windows inside.
    <div ref={ref} data-theme="dark" className={styles.frame} onKeyDown={onKeyDown}>
      <div ref={container} className={styles.ground} tabIndex={-1} inert={overlay !== 'none'} />
      {children}
      {overlay === 'covered' ? (
        <button type="button" className={styles.cover} onClick={onUncover}>
          <span className={styles.invitation}>{MAP_COVER}</span>
        </button>
      ) : null}
    </div>
  );
}
