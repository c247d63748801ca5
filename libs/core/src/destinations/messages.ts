/** Messages of the pages of destinations and vendors (DS20). */
export const LOADING_DESTINATION = 'Loading destination...';
export const NO_VENDORS_FOUND = 'No vendors found for this destination.';
export const VENDOR_NOT_FOUND = 'Vendor not found';
export const VENDOR_LOAD_FAILED = 'Failed to load vendor details';

const DESTINATION_NOT_FOUND = 'Destination not found';

/**
 * Returns why a destination's page has nothing to show (DS20).
 * @param errorText the message of the load error; null or blank if the destination is missing
 */
export function destinationFailureMessage(errorText: string | null): string {
  return errorText?.trim() || DESTINATION_NOT_FOUND;
}

/** Returns the count above the grid of destinations: `1 Destination`, `14 Destinations` (DS19). */
export function destinationCount(count: number): string {
  return `${count.toLocaleString('en-US')} Destination${count === 1 ? '' : 's'}`;
}
