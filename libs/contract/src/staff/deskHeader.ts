/** The header of every call of the desk, with the value `1`. No form and no link can send it. */
export const DESK_HEADER = 'X-Desk';
