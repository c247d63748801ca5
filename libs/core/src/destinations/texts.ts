/** The texts of the pages of destinations and vendors (spec sections 2 and 8). */
export const LOADING_DESTINATION = 'Loading destination...';
export const NO_VENDORS_FOUND = 'No vendors found for this destination.';
export const VENDOR_NOT_FOUND = 'Vendor not found';
export const VENDOR_LOAD_FAILED = 'Failed to load vendor details';

const DESTINATION_NOT_FOUND = 'Destination not found';

/**
 * Why a destination's page has nothing to show (spec sections 2 and 8).
 * @param errorText the text of the load error; null or blank where the destination is merely missing
 */
export const destinationProblem = (errorText: string | null): string =>
  errorText?.trim() || DESTINATION_NOT_FOUND;

/** `1 Destination`, `14 Destinations`: the line above the grid of destinations (spec section 2). */
export const destinationCount = (count: number): string =>
  `${count.toLocaleString('en-US')} Destination${count === 1 ? '' : 's'}`;
