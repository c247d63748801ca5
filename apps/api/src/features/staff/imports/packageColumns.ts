import type { ContentFields } from '@parlour/core/content';

/** The columns of `destination-vendors.csv`. */
export const listColumns = {
  destination: { label: 'Destination', kind: 'line', isRequired: true },
  vendor: { label: 'Vendor', kind: 'line', isRequired: true },
  position: {
    label: 'Position',
    kind: 'number',
    minimum: 0,
    maximum: 500,
    isWhole: true,
    isRequired: true,
  },
} as const satisfies ContentFields;
