/** The database that each test file copies. */
export const TEMPLATE = 'club_template';

/** The day at which every test begins, and from which its sample club is counted. */
export const TODAY = '2030-03-01';
export const START = new Date(`${TODAY}T12:00:00.000Z`);

/** The members of the sample club. */
export const MEMBER = 'member@club.example';
export const SECOND_MEMBER = 'member2@club.example';
export const STAFF = 'concierge@club.example';
