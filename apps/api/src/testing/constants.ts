/** The name of the template database that each test file copies. */
export const TEMPLATE = 'club_template';

/** The day when every test begins. The dates of the sample club are relative to it. */
export const TODAY = '2030-03-01';
export const START = new Date(`${TODAY}T12:00:00.000Z`);

/** Email addresses of the sample club's members and staff. */
export const MEMBER = 'member@club.example';
export const SECOND_MEMBER = 'member2@club.example';
export const STAFF = 'concierge@club.example';
