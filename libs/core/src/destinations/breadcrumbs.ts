import type { DestinationDetail, Vendor } from '@parlour/contract';
import { href, routes } from '../routes/routes.ts';
import { withRef } from '../sharing/withRef.ts';
import type { DestinationContext, NamedDestination } from './navigationState.ts';

/** One link of a breadcrumb trail. */
export interface Breadcrumb {
  readonly label: string;
  /** A path of this site. */
  readonly href: string;
}

/** What is shown above a vendor's title: breadcrumbs or, if there are none, the vendor's city. */
export type VendorTrail =
  | { readonly kind: 'breadcrumbs'; readonly breadcrumbs: readonly Breadcrumb[] }
  | { readonly kind: 'city'; readonly label: string }
  | { readonly kind: 'nothing' };

const guidesBreadcrumb = (visitorRef: string | null): Breadcrumb => ({
  label: 'DESTINATION GUIDES',
  href: withRef(routes.destinations.path, visitorRef),
});

const breadcrumbsTo = (
  destination: NamedDestination | null,
  visitorRef: string | null,
): readonly Breadcrumb[] =>
  destination === null
    ? []
    : [
        {
          label: destination.name.toUpperCase(),
          href: withRef(href(routes.destination, destination), visitorRef),
        },
      ];

/**
 * Returns the breadcrumbs of a destination: the guides, then the parent of a neighborhood (core/destinations-13). Empty for a visitor
 * of a list of vendors (core/destinations-14).
 * @param visitorRef the `ref` of a visitor, null for a member
 */
export function destinationBreadcrumbs(
  { destination, hasNeighborhoods }: Pick<DestinationDetail, 'destination' | 'hasNeighborhoods'>,
  visitorRef: string | null,
): readonly Breadcrumb[] {
  return visitorRef !== null && !hasNeighborhoods
    ? []
    : [guidesBreadcrumb(visitorRef), ...breadcrumbsTo(destination.parentDestination, visitorRef)];
}

/**
 * Returns what is shown above a vendor (core/destinations-15 to core/destinations-17). A member sees the guides, then parent and destination if the
 * navigation state has them; a visitor only the destination. Without breadcrumbs, the city is shown in uppercase.
 * @param visitorRef the `ref` of a visitor, null for a member
 */
export function vendorTrail(
  { city }: Pick<Vendor, 'city'>,
  { destination, parentDestination }: DestinationContext,
  visitorRef: string | null,
): VendorTrail {
  const breadcrumbs =
    visitorRef === null
      ? [
          guidesBreadcrumb(null),
          ...breadcrumbsTo(parentDestination, null),
          ...breadcrumbsTo(destination, null),
        ]
      : breadcrumbsTo(destination, visitorRef);
  if (breadcrumbs.length > 0) return { kind: 'breadcrumbs', breadcrumbs };
  const label = city?.trim().toUpperCase() ?? '';
  return label === '' ? { kind: 'nothing' } : { kind: 'city', label };
}
