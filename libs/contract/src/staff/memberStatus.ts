/** What has become of a membership. An invited member may sign in and never has. */
export const memberStatuses = ['active', 'invited', 'suspended', 'ended'] as const;
/** What has become of a membership. */
export type MemberStatus = (typeof memberStatuses)[number];
