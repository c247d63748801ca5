/** Gift Product */
export function GiftProductScreen() {
  return <h1>Gift Product</h1>;
}
