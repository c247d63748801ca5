import type { Connection } from '@parlour/contract';
import {
  type DestinationContext,
  href,
  navigationStateTo,
  navigationStateToId,
  routes,
  withRef,
} from '@parlour/core';

/** Returns the link to a vendor's page from a destination. A visitor's carries `ref`. */
export function vendorLink(
  connection: Connection,
  context: DestinationContext,
  visitorRef: string | null,
) {
  return {
    href: withRef(href(routes.vendor, connection.vendor), visitorRef),
    state: navigationStateTo(connection, context),
  };
}

/** Returns the link to the page of a vendor when only its id is known. A visitor's carries `ref`. */
export function vendorLinkById(vendorId: string, visitorRef: string | null) {
  return {
    href: withRef(href(routes.vendor, { slug: vendorId }), visitorRef),
    state: navigationStateToId(vendorId),
  };
}
