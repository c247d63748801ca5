/** Stands beside the label of a field that may stay empty, in every form that asks for more than it needs. */
export const OPTIONAL = '(optional)';
