/** How many rows one statement stores. */
export const CLUB_BATCH = 200;
