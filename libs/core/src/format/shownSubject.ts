/** A space before a dash between words. */
const BEFORE_DASH = / (?=[-–—] )/g;

/**
 * Returns a request's subject as pages show it, such as `Dining Reservation - Harrow and Quill`: no line begins with the dash
 * (core/format-35). What is stored, typed and sent keeps its plain spaces.
 */
export function shownSubject(subject: string): string {
  return subject.replaceAll(BEFORE_DASH, '\u00A0');
}
