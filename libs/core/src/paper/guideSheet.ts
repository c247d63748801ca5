import type { DestinationDetail, Vendor } from '@parlour/contract';
import { vendorSections } from '../destinations/sections.ts';
import { groupOf, type PaperSheet, writtenLines } from './paperSheet.ts';

/** Returns a vendor's address with its city, and its telephone (core/paper-2). */
const reachOf = ({ address, city, state, phone }: Vendor): readonly string[] => {
  const place = new Set(writtenLines([address, city, state]));
  return writtenLines([[...place].join(', '), phone]);
};

/** Returns what a destination prints: every vendor by category, also those that the page hides, or its neighborhoods (core/paper-2). */
export function guideSheet(guide: DestinationDetail): PaperSheet {
  const { destination, neighborhoods, connections } = guide;
  return {
    title: destination.name,
    lines: writtenLines([destination.parentDestination?.name]),
    groups: guide.hasNeighborhoods
      ? groupOf(
          null,
          neighborhoods.map(({ name }) => ({ name, lines: [] })),
        )
      : vendorSections(connections).flatMap((section) =>
          groupOf(
            section.category,
            section.connections.map(({ vendor }) => ({
              name: vendor.name,
              lines: reachOf(vendor),
            })),
          ),
        ),
  };
}

/** Returns what a vendor prints: its address and telephone (core/paper-2). */
export function vendorSheet(vendor: Vendor): PaperSheet {
  return { title: vendor.name, lines: reachOf(vendor), groups: [] };
}
