/** Events */
export function EventsScreen() {
  return <h1>Events</h1>;
}
