/** The subjects of a change request. */
export const changeRequestFields = ['email', 'legalName', 'dateOfBirth', 'other'] as const;
/** The subject of a change request. */
export type ChangeRequestField = (typeof changeRequestFields)[number];
