import type { Connection, Vendor } from '@parlour/contract';
import { telephoneHref, websiteHref } from '@parlour/core';
import { safeHtml } from '../../text/safeHtml.ts';
import type { ConnectionRow, VendorRow } from './repository.ts';

/** Converts a row to a vendor, with sanitized HTML and link (api/vendors-4), and what dials its phone (api/vendors-9). */
export function presentVendor(row: VendorRow & Pick<Vendor, 'images'>): Vendor {
  const phone = row.phone?.trim() ?? '';
  return {
    ...row,
    description: safeHtml(row.description),
    website: websiteHref(row.website),
    ...(phone !== '' && { phoneUrl: telephoneHref(phone) }),
  };
}

/** Converts a row to a connection. */
export function presentConnection(row: ConnectionRow): Connection {
  return { ...row, vendor: presentVendor(row.vendor) };
}
