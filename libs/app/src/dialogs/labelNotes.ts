/** Shown beside the label of an optional field, in forms where most fields are required. */
export const OPTIONAL = '(optional)';
