/** The attribution that the licence of OpenStreetMap's data asks for. */
export const OPENSTREETMAP =
  '<a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener noreferrer">© OpenStreetMap</a>';
