import { MAP_OVERLAY_LABEL } from '@parlour/core';
import type { KeyboardEventHandler, ReactNode, Ref } from 'react';
import * as styles from './MapFrame.css.ts';

export type MapFrameProps = {
  /** Whether the overlay is over the map, until the first click. */
  isCovered: boolean;
  /** The element that the map library renders into. */
  container: Ref<HTMLDivElement>;
  onUncover: () => void;
  onKeyDown: KeyboardEventHandler;
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
};

/** The frame of a map, always dark, with its overlay. While covered, the content below is inert. */
export function MapFrame({
  isCovered,
  container,
  onUncover,
  onKeyDown,
  children,
  ref,
}: MapFrameProps) {
  return (
    // Handles keys of the pins and windows inside.
    <div ref={ref} data-theme="dark" className={styles.frame} onKeyDown={onKeyDown}>
      <div ref={container} className={styles.container} tabIndex={-1} inert={isCovered} />
      {children}
      {isCovered ? (
        <button type="button" className={styles.overlay} onClick={onUncover}>
          <span className={styles.invitation}>{MAP_OVERLAY_LABEL}</span>
        </button>
      ) : null}
    </div>
  );
}
