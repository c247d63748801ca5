/** Destination */
export function DestinationScreen() {
  return <h1>Destination</h1>;
}
