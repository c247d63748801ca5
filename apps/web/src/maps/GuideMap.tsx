import type { Vendor } from '@parlour/contract';

/** Props of {@link GuideMap}. */
export type GuideMapProps = {
  /** What the map is of, for example "Map of Rome". */
  label: string;
  vendors: readonly Vendor[];
  /** The kind of page that it stands on, by which a single pin is shown more or less closely. */
  page: 'destination' | 'vendor';
  /** Whether the vendors can be filtered by category. */
  hasFilter: boolean;
};

/** The map of some vendors, drawn as the club's configuration says. */
export function GuideMap({ label }: GuideMapProps) {
  return <section aria-label={label} />;
}
