import { type MapSize, mapView, type Pin, screenOffset, spreadPins } from '@parlour/core';
import { StillPin } from './StillPin.tsx';
import * as styles from './StillPins.css.ts';

export type StillPinsProps = {
  pins: readonly Pin[];
  page: Parameters<typeof mapView>[1];
  /** Null until the map is measured, as in a page that the server renders. */
  size: MapSize | null;
};

/** What a map measures on most phones and on most other screens, within its borders. */
const usual = {
  phone: { width: 318, height: 418 },
  others: { width: 1150, height: 518 },
} as const;

/** A picture of the pins where the map will have them, from the first paint until the map is there (map-46). */
export function StillPins({ pins, page, size }: StillPinsProps) {
  if (size !== null) return <Picture pins={pins} page={page} size={size} className={styles.pins} />;
  return (
    <>
      <Picture pins={pins} page={page} size={usual.phone} className={styles.onPhones} />
      <Picture pins={pins} page={page} size={usual.others} className={styles.onOthers} />
    </>
  );
}

function Picture({ pins, page, size, className }: PictureProps) {
  const view = mapView(
    pins.map(({ position }) => position),
    page,
    { size },
  );
  const nudges = spreadPins(pins, view, size);
  return (
    <svg className={className} width="1" height="1" overflow="visible" aria-hidden="true">
      {pins.map(({ vendorId, number, position }) => {
        const { x, y } = screenOffset(view, position);
        const nudge = nudges.get(vendorId) ?? { x: 0, y: 0 };
        return (
          <StillPin
            key={vendorId}
            number={number}
            x={Math.round(x) + nudge.x}
            y={Math.round(y) + nudge.y}
          />
        );
      })}
    </svg>
  );
}

type PictureProps = StillPinsProps & { size: MapSize; className: string };
