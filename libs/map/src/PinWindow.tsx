import type { PinInfo } from '@parlour/core';
import { CloseIcon, IconButton } from '@parlour/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import * as styles from './PinWindow.css.ts';

export type PinWindowProps = {
  info: PinInfo;
  /** Called with the window's element when it has opened. */
  onOpened: (window: Element) => void;
  onClose: () => void;
};

/** Events that must not reach the map: selecting, scrolling or double-clicking the text must not move it. */
const gestures = ['pointerdown', 'mousedown', 'touchstart', 'wheel', 'dblclick'] as const;

/** The window over a pin (VM6). All its content is plain text. */
export function PinWindow({ info, onOpened, onClose }: PinWindowProps) {
  const card = useRef<HTMLDivElement>(null);
  const opened = useEffectEvent(onOpened);
  useEffect(() => {
    const element = card.current;
    if (element === null) return;
    const stopEvent = (event: Event) => event.stopPropagation();
    for (const gesture of gestures) element.addEventListener(gesture, stopEvent);
    opened(element);
    return () => {
      for (const gesture of gestures) element.removeEventListener(gesture, stopEvent);
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
        // Focusable, so that the keyboard can scroll it.
        <p tabIndex={0} className={styles.description}>
          {info.description}
        </p>
      )}
    </div>
  );
}
