/** The roles of staff. Each member of staff has at least one. */
export const staffRoles = ['concierge', 'editor', 'manager', 'administrator'] as const;
/** A role of staff. */
export type StaffRole = (typeof staffRoles)[number];

/** What has become of a member of staff. */
export const staffStatuses = ['invited', 'active', 'ended'] as const;
/** What has become of a member of staff: `invited` until the set-up, `ended` for good. */
export type StaffStatus = (typeof staffStatuses)[number];
