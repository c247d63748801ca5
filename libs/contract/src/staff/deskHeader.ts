/** The header of every call of the desk, with the value `1`. No form and no link can send it. */
export const DESK_HEADER = 'X-Desk';

/** The header, with the value `1`, of a call that a page of the desk makes while nobody uses it. It keeps no session open. */
export const UNATTENDED_HEADER = 'X-Unattended';
