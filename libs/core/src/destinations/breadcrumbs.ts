import type { DestinationDetail, Vendor } from '@parlour/contract';
import { DESTINATION_GUIDES_PATH, destinationPath, withRef } from './addresses.ts';
import type { DestinationContext, NamedDestination } from './navigationState.ts';

/** One step of the way to a page. */
export interface Breadcrumb {
  readonly label: string;
  /** A path of this site. */
  readonly href: string;
}

/** What stands above a vendor's title: the way to it or, where that is hidden, the name of its city. */
export type VendorTrail =
  | { readonly kind: 'breadcrumbs'; readonly breadcrumbs: readonly Breadcrumb[] }
  | { readonly kind: 'city'; readonly label: string }
  | { readonly kind: 'nothing' };

const guides = (visitorRef: string | null): Breadcrumb => ({
  label: 'DESTINATION GUIDES',
  href: withRef(DESTINATION_GUIDES_PATH, visitorRef),
});

const stepsTo = (
  destination: NamedDestination | null,
  visitorRef: string | null,
): readonly Breadcrumb[] =>
  destination === null
    ? []
    : [
        {
          label: destination.name.toUpperCase(),
          href: withRef(destinationPath(destination.id), visitorRef),
        },
      ];

/**
 * The way to a destination's page: the guides, then the parent of a neighborhood. Empty for a visitor of a list of
 * vendors (spec section 2).
 * @param visitorRef the `ref` of a visitor, null for a member
 */
export const destinationBreadcrumbs = (
  { destination, hasNeighborhoods }: Pick<DestinationDetail, 'destination' | 'hasNeighborhoods'>,
  visitorRef: string | null,
): readonly Breadcrumb[] =>
  visitorRef !== null && !hasNeighborhoods
    ? []
    : [guides(visitorRef), ...stepsTo(destination.parentDestination, visitorRef)];

/**
 * The way to a vendor's page (spec section 2). A member sees the guides, then parent and destination as far as the
 * navigation state names them; a visitor only the destination that came with the link. Whoever would see no step sees
 * the city in uppercase instead.
 * @param visitorRef the `ref` of a visitor, null for a member
 */
export const vendorTrail = (
  { city }: Pick<Vendor, 'city'>,
  { destination, parentDestination }: DestinationContext,
  visitorRef: string | null,
): VendorTrail => {
  const breadcrumbs =
    visitorRef === null
      ? [guides(null), ...stepsTo(parentDestination, null), ...stepsTo(destination, null)]
      : stepsTo(destination, visitorRef);
  if (breadcrumbs.length > 0) return { kind: 'breadcrumbs', breadcrumbs };
  const label = city?.trim().toUpperCase() ?? '';
  return label === '' ? { kind: 'nothing' } : { kind: 'city', label };
};
