/** Vendor */
export function VendorScreen() {
  return <h1>Vendor</h1>;
}
