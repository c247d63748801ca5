/** The path of a benefit's page. */
export function benefitPath(id: string): string {
  return `/member-benefits/${encodeURIComponent(id)}`;
}

/** The path of an event's page. */
export function eventPath(id: string): string {
  return `/events/${encodeURIComponent(id)}`;
}
