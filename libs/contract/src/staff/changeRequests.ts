/** What has become of a member's change request. */
export const changeRequestStatuses = ['open', 'accepted', 'declined'] as const;
/** What has become of a member's change request. */
export type ChangeRequestStatus = (typeof changeRequestStatuses)[number];
