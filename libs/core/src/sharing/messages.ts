/** Says that the link to a page could not be copied (core/sharing-3). */
export const LINK_NOT_COPIED = 'The link could not be copied';
