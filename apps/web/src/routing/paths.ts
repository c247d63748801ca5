/** The path of a benefit's page. */
export const benefitPath = (id: string): string => `/member-benefits/${encodeURIComponent(id)}`;

/** The path of an event's page. */
export const eventPath = (id: string): string => `/events/${encodeURIComponent(id)}`;
