import * as contract from '@parlour/contract';
import type { Client } from '../client.ts';

type ImageInput = contract.CallInput<typeof contract.proxyImage>['query'];

/** Returns the URL of a picture behind the image proxy, for an element's `src`. Sizes are in CSS pixels. */
export function proxyImage(client: Client, query: ImageInput): string {
  return client.url(contract.proxyImage, { query });
}
