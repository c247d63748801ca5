import type { PinInfo } from '@parlour/core';
import { CloseIcon, IconButton } from '@parlour/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import * as styles from './PinWindow.css.ts';

/** Props of {@link PinWindow}. */
export type PinWindowProps = {
  info: PinInfo;
  /** Told the window when it has opened. */
  onOpened: (window: Element) => void;
  onClose: () => void;
};

/** What the map itself must not hear of: a text that is selected, scrolled or clicked twice moves no map. */
const gestures = ['pointerdown', 'mousedown', 'touchstart', 'wheel', 'dblclick'] as const;

/** The window over a pin (spec section 2). All of it is text. */
export function PinWindow({ info, onOpened, onClose }: PinWindowProps) {
  const card = useRef<HTMLDivElement>(null);
  const opened = useEffectEvent(onOpened);
  useEffect(() => {
    const element = card.current;
    if (element === null) return;
    const keep = (event: Event) => event.stopPropagation();
    for (const gesture of gestures) element.addEventListener(gesture, keep);
    opened(element);
    return () => {
      for (const gesture of gestures) element.removeEventListener(gesture, keep);
    };
  }, []);
  return (
    <div ref={card} role="group" aria-label={info.name} className={styles.window}>
      <div className={styles.head}>
        <p className={styles.eyebrow}>{info.type}</p>
        <p className={styles.name}>{info.name}</p>
        <div className={styles.corner}>
          <IconButton label="Close" icon={<CloseIcon />} onClick={onClose} />
        </div>
      </div>
      {info.address === null && info.place === null ? null : (
        <p className={styles.address}>
          {info.address === null ? null : <span>{info.address}</span>}
          {info.place === null ? null : <span>{info.place}</span>}
        </p>
      )}
      {info.description === '' ? null : (
        // It may scroll, and a keyboard scrolls only what it can reach.
        <p tabIndex={0} className={styles.description}>
          {info.description}
        </p>
      )}
    </div>
  );
}
