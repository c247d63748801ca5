/** The query of an address that the sample club's first member has shared. */
export const referral = '?ref=member-rosalind-hale';
