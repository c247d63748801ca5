import type { Destination, Vendor } from '@parlour/contract';

/** Picks what a vendor names of its destination. */
export function homeOf({
  id,
  name,
  parentDestination,
}: Destination): NonNullable<Vendor['destination']> {
  return { id, name, parentDestination };
}
