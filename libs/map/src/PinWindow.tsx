import type { Pin } from '@parlour/core';
import { Anchor, CloseIcon, IconButton, type LinkComponentProps } from '@parlour/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { MapsLink } from './MapsLink.tsx';
import * as styles from './PinWindow.css.ts';

/** The link to a vendor's page. */
export type VendorLink = Pick<LinkComponentProps, 'href' | 'state'>;

export type PinWindowProps = {
  pin: Pin;
  /** Where the name leads to. */
  link: VendorLink | undefined;
  /** Called with the window's element when it has opened. */
  onOpened: (window: Element) => void;
  onClose: () => void;
};

/** Events that must not reach the map: selecting, scrolling or double-clicking the text must not move it. */
const gestures = ['pointerdown', 'mousedown', 'touchstart', 'wheel', 'dblclick'] as const;

/** The window over a pin (map-6). All its content is plain text. */
export function PinWindow({ pin, link, onOpened, onClose }: PinWindowProps) {
  const { info } = pin;
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
        <div className={styles.corner}>
          <IconButton label="Close" icon={<CloseIcon />} onClick={onClose} />
        </div>
        <p className={styles.eyebrow}>{info.type}</p>
        <p className={styles.name}>
          {link === undefined ? (
            info.name
          ) : (
            <Anchor {...link} className={styles.nameLink}>
              {info.name}
            </Anchor>
          )}
        </p>
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
      <p>
        <MapsLink pin={pin} className={styles.mapsLink} />
      </p>
    </div>
  );
}
