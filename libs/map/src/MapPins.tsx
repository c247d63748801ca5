import { type Pin } from '@parlour/core';
import { type RefObject, useMemo } from 'react';
import { labeledPins } from './labeledPins.ts';
import type { MapRenderer } from './mapRenderer.ts';
import { PinButton } from './PinButton.tsx';
import { PinWindow } from './PinWindow.tsx';
import { PlacedOnMap } from './PlacedOnMap.tsx';
import { shiftIntoView } from './shiftIntoView.ts';

export type MapPinsProps = {
  pins: readonly Pin[];
  zoom: number;
  selectedVendorId: string | null;
  renderer: MapRenderer;
  /** The frame in which pins and windows must be fully visible. */
  frame: RefObject<HTMLElement | null>;
  onToggle: (vendorId: string) => void;
  /** Closes the window of the selected pin. */
  onClose: () => void;
};

/** The pins of the map and the window of the selected one. */
export function MapPins({
  pins,
  zoom,
  selectedVendorId,
  renderer,
  frame,
  onToggle,
  onClose,
}: MapPinsProps) {
  const labeled = useMemo(() => labeledPins(pins, zoom), [pins, zoom]);
  const moveIntoView = (element: Element) => {
    if (frame.current === null) return;
    const shift = shiftIntoView(
      element.getBoundingClientRect(),
      frame.current.getBoundingClientRect(),
    );
    if (shift.right !== 0 || shift.down !== 0) renderer.move(shift.right, shift.down);
  };
  return pins.map(({ vendorId, position, info }) => {
    const isSelected = vendorId === selectedVendorId;
    return (
      <PlacedOnMap key={vendorId} renderer={renderer} position={position} isRaised={isSelected}>
        <PinButton
          name={info.name}
          type={info.type}
          isSelected={isSelected}
          hasLabel={labeled.has(vendorId)}
          onClick={() => onToggle(vendorId)}
          onReached={moveIntoView}
        />
        {isSelected ? <PinWindow info={info} onOpened={moveIntoView} onClose={onClose} /> : null}
      </PlacedOnMap>
    );
  });
}
