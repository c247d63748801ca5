import type { GridColumns } from '@parlour/ui';

/** The columns of the list and of its skeleton. */
export const giftGuideColumns: GridColumns = { phone: 1, md: 2, lg: 2 };
