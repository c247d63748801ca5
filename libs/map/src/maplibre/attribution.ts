/** The attribution that the licence of OpenStreetMap's data asks for. */
export const OPENSTREETMAP =
  '<a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener noreferrer">© OpenStreetMap</a>';

/** What a member must know of the illustrated plan. */
export const PLAN_NOT_SURVEY = 'Plan, not a survey';
