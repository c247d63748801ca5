import type { Position } from '@parlour/core';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { MapRenderer } from './mapRenderer.ts';
import * as styles from './PlacedOnMap.css.ts';

export type PlacedOnMapProps = {
  renderer: MapRenderer;
  position: Position;
  /** Whether it is above everything else on the map. */
  isRaised: boolean;
  children: ReactNode;
};

/** Anchors its content at a position of the map, with any map library. */
export function PlacedOnMap({ renderer, position, isRaised, children }: PlacedOnMapProps) {
  const [host] = useState(() => document.createElement('div'));
  const { latitude, longitude } = position;
  useEffect(
    () => renderer.place(host, { latitude, longitude }),
    [renderer, host, latitude, longitude],
  );
  useEffect(() => {
    // Keeps the classes that the map library adds to the element.
    host.classList.add(styles.host);
    host.classList.toggle(styles.raised, isRaised);
  }, [host, isRaised]);
  return createPortal(children, host);
}
