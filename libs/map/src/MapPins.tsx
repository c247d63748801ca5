import {
  type MapSize,
  type MapView,
  type Pin,
  pinBoxes,
  placeLabels,
  spreadPins,
} from '@parlour/core';
import { type RefObject, useEffect, useMemo } from 'react';
import type { MapRenderer } from './mapRenderer.ts';
import { PinButton } from './PinButton.tsx';
import { PinWindow, type VendorLink } from './PinWindow.tsx';
import { PlacedOnMap } from './PlacedOnMap.tsx';
import { shiftIntoView } from './shiftIntoView.ts';

export type MapPinsProps = {
  pins: readonly Pin[];
  /** The view where the map rests. */
  view: MapView;
  size: MapSize;
  selectedVendorId: string | null;
  litVendorId: string | null;
  vendorLinks: ReadonlyMap<string, VendorLink>;
  renderer: MapRenderer;
  /** The frame where pins and windows must be fully visible. */
  frame: RefObject<HTMLElement | null>;
  onToggle: (vendorId: string) => void;
  /** Closes the window of the selected pin. */
  onClose: () => void;
};

/** The pins of the map and the window of the selected one. */
export function MapPins({
  pins,
  view,
  size,
  selectedVendorId,
  litVendorId,
  vendorLinks,
  renderer,
  frame,
  onToggle,
  onClose,
}: MapPinsProps) {
  const nudges = useMemo(() => spreadPins(pins, view, size), [pins, view, size]);
  const labels = useMemo(() => placeLabels(pins, view, size, nudges), [pins, view, size, nudges]);
  useEffect(
    () => renderer.avoid(pinBoxes(pins, view, nudges, labels)),
    [renderer, pins, view, nudges, labels],
  );
  const moveIntoView = (element: Element) => {
    if (frame.current === null) return;
    const shift = shiftIntoView(
      element.getBoundingClientRect(),
      frame.current.getBoundingClientRect(),
    );
    if (shift.right !== 0 || shift.down !== 0) renderer.move(shift.right, shift.down);
  };
  return pins.map((pin) => {
    const { vendorId, number, position, info } = pin;
    const isSelected = vendorId === selectedVendorId;
    const isLit = vendorId === litVendorId;
    return (
      <PlacedOnMap
        key={vendorId}
        renderer={renderer}
        position={position}
        isRaised={isSelected || isLit}
      >
        <PinButton
          name={info.name}
          type={info.type}
          number={number}
          isSelected={isSelected}
          isLit={isLit}
          nudge={nudges.get(vendorId)}
          label={labels.get(vendorId)}
          onClick={() => onToggle(vendorId)}
          onReached={moveIntoView}
        />
        {isSelected ? (
          <PinWindow
            pin={pin}
            link={vendorLinks.get(vendorId)}
            onOpened={moveIntoView}
            onClose={onClose}
          />
        ) : null}
      </PlacedOnMap>
    );
  });
}
