const HOUR = 60;
const DAY = 24 * HOUR;

/** Returns minutes in words for a table: `40 min`, `3 h 5 min`, `2 d 4 h` (core/staff-20). */
export function durationInWords(minutes: number): string {
  const rounded = Math.round(minutes);
  const [days, hours, rest] = [
    Math.floor(rounded / DAY),
    Math.floor((rounded % DAY) / HOUR),
    rounded % HOUR,
  ];
  if (days > 0) return hours === 0 ? `${days} d` : `${days} d ${hours} h`;
  if (hours > 0) return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
  return rounded === 0 ? 'under 1 min' : `${rest} min`;
}
