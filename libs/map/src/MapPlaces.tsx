import { MAP_UNAVAILABLE, type Pin } from '@parlour/core';
import { Anchor } from '@parlour/ui';
import { useId } from 'react';
import * as styles from './MapPlaces.css.ts';
import { MapsLink } from './MapsLink.tsx';
import type { VendorLink } from './PinWindow.tsx';

export type MapPlacesProps = {
  pins: readonly Pin[];
  /** The links to the vendors' pages, by vendor. */
  vendorLinks: ReadonlyMap<string, VendorLink>;
};

/** What takes the place of a map that cannot be shown, at its height: a line, and where the vendors are (map-16). */
export function MapPlaces({ pins, vendorLinks }: MapPlacesProps) {
  const id = useId();
  return (
    <div className={styles.place}>
      <p className={styles.line}>{MAP_UNAVAILABLE}</p>
      <ul className={styles.list}>
        {pins.map((pin, index) => {
          const { vendorId, number, info } = pin;
          const link = vendorLinks.get(vendorId);
          // By index, as the id of a vendor may have spaces, which would make it several ids.
          const nameId = `${id}-${index}`;
          return (
            <li key={vendorId} className={styles.item}>
              <p id={nameId} className={styles.name}>
                {number === null ? null : `${number}. `}
                {link === undefined ? (
                  info.name
                ) : (
                  <Anchor {...link} className={styles.nameLink}>
                    {info.name}
                  </Anchor>
                )}
              </p>
              {[info.address, info.place].map((part) =>
                part === null ? null : (
                  <p key={part} className={styles.address}>
                    {part}
                  </p>
                ),
              )}
              <MapsLink pin={pin} className={styles.mapsLink} aria-describedby={nameId} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
