/** Event */
export function EventScreen() {
  return <h1>Event</h1>;
}
