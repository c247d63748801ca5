import { type Pin } from '@parlour/core';
import { type RefObject, useMemo } from 'react';
import { labeledPins } from './labeledPins.ts';
import type { MapDrawing } from './MapDrawing.ts';
import { PinButton } from './PinButton.tsx';
import { PinWindow } from './PinWindow.tsx';
import { PlacedOnMap } from './PlacedOnMap.tsx';
import { shiftIntoView } from './shiftIntoView.ts';

/** Props of {@link MapPins}. */
export type MapPinsProps = {
  pins: readonly Pin[];
  zoom: number;
  selectedVendorId: string | null;
  drawing: MapDrawing;
  /** The frame in which pins and windows are to be seen whole. */
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
  drawing,
  frame,
  onToggle,
  onClose,
}: MapPinsProps) {
  const labeled = useMemo(() => labeledPins(pins, zoom), [pins, zoom]);
  const bringIntoView = (element: Element) => {
    if (frame.current === null) return;
    const shift = shiftIntoView(
      element.getBoundingClientRect(),
      frame.current.getBoundingClientRect(),
    );
    if (shift.right !== 0 || shift.down !== 0) drawing.move(shift.right, shift.down);
  };
  return pins.map(({ vendorId, position, info }) => {
    const isSelected = vendorId === selectedVendorId;
    return (
      <PlacedOnMap key={vendorId} drawing={drawing} position={position} isRaised={isSelected}>
        <PinButton
          name={info.name}
          type={info.type}
          isSelected={isSelected}
          hasLabel={labeled.has(vendorId)}
          onClick={() => onToggle(vendorId)}
          onReached={bringIntoView}
        />
        {isSelected ? <PinWindow info={info} onOpened={bringIntoView} onClose={onClose} /> : null}
      </PlacedOnMap>
    );
  });
}
