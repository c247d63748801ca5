import type { DestinationDetail, Vendor } from '@parlour/contract';
import { homeOf } from '../destinations/homeOf.ts';
import { destinationCallPath, vendorCallPath } from './requests.ts';

/** The widths that the pictures of a guide are saved in, in pixels: across the page, and in a card. */
const HERO_WIDTH = 1280;
const CARD_WIDTH = 640;

/** Typical bytes of a picture in each of these widths, and of a neighborhood with its vendors. */
const HERO_BYTES = 150_000;
const CARD_BYTES = 60_000;
const NEIGHBORHOOD_BYTES = 1_200_000;

/** A picture of a guide. */
export interface GuidePicture {
  /** The original. */
  readonly url: string;
  /** The width that it is saved in, in pixels. */
  readonly width: number;
}

/** What a guide consists of. */
export interface GuideContents {
  /** The data of each call, by path and query. */
  readonly calls: ReadonlyMap<string, unknown>;
  readonly pictures: readonly GuidePicture[];
}

/**
 * Returns what to store of a guide (core/offline-11): the call for itself and those for its vendors, by id and by slug, and its
 * pictures. Vendors come from the guide's own data, so storing them needs no other call.
 */
export function guideContents(detail: DestinationDetail): GuideContents {
  const { destination, neighborhoods, connections } = detail;
  const vendors = connections.map(({ vendor }): Vendor => ({
    ...vendor,
    destination: homeOf(destination),
  }));
  const cards = [...neighborhoods, ...vendors].flatMap(({ imageUrl }) => imageUrl ?? []);
  const pictures = new Map(cards.map((url) => [url, CARD_WIDTH]));
  if (destination.imageUrl !== null) pictures.set(destination.imageUrl, HERO_WIDTH);
  return {
    calls: new Map<string, unknown>([
      [destinationCallPath(destination.id), detail],
      ...vendors.flatMap((vendor) => [
        [vendorCallPath(vendor.id), vendor] as const,
        [vendorCallPath(vendor.slug), vendor] as const,
      ]),
    ]),
    pictures: [...pictures].map(([url, width]) => ({ url, width })),
  };
}

/** Estimates the bytes that saving a guide with its neighborhoods takes, before anything of it is fetched (core/offline-12). */
export function estimatedBytes(detail: DestinationDetail): number {
  const { calls, pictures } = guideContents(detail);
  const texts = [...calls.values()].reduce<number>(
    (sum, data) => sum + JSON.stringify(data).length,
    0,
  );
  return pictures.reduce(
    (sum, { width }) => sum + (width === HERO_WIDTH ? HERO_BYTES : CARD_BYTES),
    texts + detail.neighborhoods.length * NEIGHBORHOOD_BYTES,
  );
}
