import { type MapFilter, mapFilterLabel, mapFilters } from '@parlour/core';
import { FilterBar, useMediaQuery } from '@parlour/ui';
import { media } from '@parlour/ui/media';
import * as styles from './MapFilterBar.css.ts';

export type MapFilterBarProps = {
  value: MapFilter;
  /** Whether the bar is visible. Its space is reserved either way, so that the page does not shift. */
  isShown: boolean;
  onChange: (filter: MapFilter) => void;
};

/** The filter for the vendors on the map. */
export function MapFilterBar({ value, isShown, onChange }: MapFilterBarProps) {
  const isSmallScreen = useMediaQuery(media.belowMd);
  return (
    <div className={styles.container}>
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
