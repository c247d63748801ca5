/** The roles of staff. Each member of staff has at least one. */
export const staffRoles = ['concierge', 'editor', 'manager', 'administrator'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** What has become of a member of staff. */
export const staffStatuses = ['invited', 'active', 'ended'] as const;
export type StaffStatus = (typeof staffStatuses)[number];
