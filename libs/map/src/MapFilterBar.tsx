import { type MapFilter, mapFilterLabel, mapFilters } from '@parlour/core';
import { FilterBar } from '@parlour/ui';
import { media } from '@parlour/ui/tokens';
import { useSyncExternalStore } from 'react';
import * as styles from './MapFilterBar.css.ts';

/** Props of {@link MapFilterBar}. */
export type MapFilterBarProps = {
  value: MapFilter;
  /** Without a map there is nothing to filter; the room stays, so that nothing moves. */
  isShown: boolean;
  onChange: (filter: MapFilter) => void;
};

/** The choices of what the map shows. */
export function MapFilterBar({ value, isShown, onChange }: MapFilterBarProps) {
  const isSmallScreen = useSyncExternalStore(watchScreen, isSmall, unknownYet);
  return (
    <div className={styles.room}>
      {isShown ? (
        <FilterBar
          label="Shown on the map"
          value={value}
          onChange={onChange}
          options={mapFilters.map((filter) => ({
            value: filter,
            label: mapFilterLabel(filter, isSmallScreen),
          }))}
        />
      ) : null}
    </div>
  );
}

/** A server knows of no screen. */
const unknownYet = () => false;

const isSmall = () => window.matchMedia(media.belowMd).matches;

const watchScreen = (onChange: () => void) => {
  const query = window.matchMedia(media.belowMd);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};
