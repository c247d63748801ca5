/** Destination Guides */
export function DestinationsScreen() {
  return <h1>Destination Guides</h1>;
}
