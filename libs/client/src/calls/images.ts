import * as contract from '@parlour/contract';
import type { Client } from '../client.ts';

/** Returns the URL of a picture behind the image proxy, for an element's `src`. Sizes are in CSS pixels. */
export function proxyImage(
  client: Client,
  input: contract.CallInput<typeof contract.proxyImage>,
): string {
  return client.url(contract.proxyImage, input);
}
