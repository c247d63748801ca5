/** Gift Guide */
export function GiftGuideScreen() {
  return <h1>Gift Guide</h1>;
}
