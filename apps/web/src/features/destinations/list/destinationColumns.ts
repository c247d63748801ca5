import type { GridColumns } from '@parlour/ui';

/** The columns of the list and of its skeleton. Portraits are tall, so phones show two columns. */
export const destinationColumns: GridColumns = { phone: 2, md: 3, lg: 4 };
