/** Gift Guides */
export function GiftGuidesScreen() {
  return <h1>Gift Guides</h1>;
}
