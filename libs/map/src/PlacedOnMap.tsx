import type { Position } from '@parlour/core';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { MapDrawing } from './MapDrawing.ts';
import * as styles from './PlacedOnMap.css.ts';

/** Props of {@link PlacedOnMap}. */
export type PlacedOnMapProps = {
  drawing: MapDrawing;
  position: Position;
  /** Whether it lies over everything else that is placed. */
  isRaised: boolean;
  children: ReactNode;
};

/** Keeps its content at a place of the map, whatever the map library. */
export function PlacedOnMap({ drawing, position, isRaised, children }: PlacedOnMapProps) {
  const [host] = useState(() => document.createElement('div'));
  const { latitude, longitude } = position;
  useEffect(
    () => drawing.place(host, { latitude, longitude }),
    [drawing, host, latitude, longitude],
  );
  useEffect(() => {
    // The map library puts classes of its own on the element.
    host.classList.add(styles.host);
    host.classList.toggle(styles.raised, isRaised);
  }, [host, isRaised]);
  return createPortal(children, host);
}
