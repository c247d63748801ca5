/** Messages of the pages of destinations and vendors (core/destinations-24). */
export const LOADING_DESTINATION = 'Loading destination...';
/** Shown in place of the vendors of a destination that lists none (core/destinations-24). */
export const NO_VENDORS_FOUND = 'No vendors found for this destination.';
/** The title of a page whose vendor does not exist (core/destinations-24). */
export const VENDOR_NOT_FOUND = 'Vendor not found';
/** Shown when a vendor's page fails to load, in place of the failure's own message (core/destinations-24). */
export const VENDOR_LOAD_FAILED = 'Failed to load vendor details';

const DESTINATION_NOT_FOUND = 'Destination not found';

/**
 * Returns why a destination's page has nothing to show (core/destinations-24).
 * @param errorText the message of the load error; null or blank if the destination is missing
 */
export function destinationFailureMessage(errorText: string | null): string {
  return errorText?.trim() || DESTINATION_NOT_FOUND;
}

/** Returns the count above the grid of destinations: `1 Destination`, `14 Destinations` (core/destinations-23). */
export function destinationCount(count: number): string {
  return `${count.toLocaleString('en-US')} Destination${count === 1 ? '' : 's'}`;
}
