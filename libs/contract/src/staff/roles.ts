/** The roles of staff. Each member of staff has at least one. */
export const staffRoles = ['concierge', 'editor', 'manager', 'administrator'] as const;
export type StaffRole = (typeof staffRoles)[number];
