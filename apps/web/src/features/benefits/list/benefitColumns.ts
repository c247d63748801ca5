import type { GridColumns } from '@parlour/ui';

/** The columns of the list and of its skeleton. */
export const benefitColumns: GridColumns = { phone: 'lines', md: 2, lg: 3 };
