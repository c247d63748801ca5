import type { Vendor } from '@parlour/contract';
import { htmlToText } from '../text/htmlToText.ts';
import type { Position } from './mercator.ts';

/** Width and height of a pin, in CSS pixels (core/map-3). */
export const PIN_SIZE = 32;

/** The star of a pin without a number as the path of an SVG, around the middle of the pin. */
export const PIN_STAR = 'M0-6.5l1.7 4.8L6.5 0 1.7 1.7 0 6.5-1.7 1.7-6.5 0l4.8-1.7z';

/** The content of a selected pin's window (core/map-4). All of it is plain text. */
export interface PinInfo {
  readonly name: string;
  readonly type: string;
  readonly address: string | null;
  /** City and state, such as `Paris, Île-de-France`, or the one that is known. */
  readonly place: string | null;
  /** May be empty. */
  readonly description: string;
}

/** A vendor on the map. */
export interface Pin {
  readonly vendorId: string;
  /** Its number on the map, which its card carries too. Null on a map of one vendor. */
  readonly number: number | null;
  readonly position: Position;
  readonly info: PinInfo;
}

/** Returns the pins of the vendors that have both coordinates (core/map-3). */
export function pinsOf(vendors: readonly Vendor[]): readonly Pin[] {
  const numbers = pinNumbers(vendors);
  return vendors.flatMap((vendor) => {
    const { id } = vendor;
    const position = positionOf(vendor);
    const number = numbers.get(id) ?? null;
    return position === null ? [] : [{ vendorId: id, number, position, info: infoOf(vendor) }];
  });
}

/** Returns the numbers of the pins by vendor: 1, 2, 3 in the order of the vendors; none for one pin alone (core/map-16). */
export function pinNumbers(vendors: readonly Vendor[]): ReadonlyMap<string, number> {
  const placed = new Set(
    vendors.filter((vendor) => positionOf(vendor) !== null).map(({ id }) => id),
  );
  return new Map(placed.size < 2 ? [] : [...placed].map((id, index) => [id, index + 1]));
}

const positionOf = ({ latitude, longitude }: Vendor): Position | null =>
  latitude === null || longitude === null ? null : { latitude, longitude };

const infoOf = ({ name, type, address, city, state, description }: Vendor): PinInfo => ({
  name,
  type,
  address: trimmedOrNull(address),
  place:
    [trimmedOrNull(city), trimmedOrNull(state)].filter((part) => part !== null).join(', ') || null,
  description: htmlToText(description),
});

const trimmedOrNull = (text: string | null) => text?.trim() || null;
