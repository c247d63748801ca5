import type { Vendor } from '@parlour/contract';
import { htmlToText } from '../text/htmlToText.ts';
import type { Position } from './mapView.ts';

/** Width and height of a pin, in CSS pixels (MP3). */
export const PIN_SIZE = 32;

/** The content of a selected pin's window (MP4). All of it is plain text. */
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
  readonly position: Position;
  readonly info: PinInfo;
}

/** Returns the pins of the vendors that have both coordinates (MP3). */
export function pinsOf(vendors: readonly Vendor[]): readonly Pin[] {
  return vendors.flatMap(pinOf);
}

const pinOf = (vendor: Vendor): readonly Pin[] => {
  const { id, latitude, longitude } = vendor;
  return latitude === null || longitude === null
    ? []
    : [{ vendorId: id, position: { latitude, longitude }, info: infoOf(vendor) }];
};

const infoOf = ({ name, type, address, city, state, description }: Vendor): PinInfo => ({
  name,
  type,
  address: trimmedOrNull(address),
  place:
    [trimmedOrNull(city), trimmedOrNull(state)].filter((part) => part !== null).join(', ') || null,
  description: htmlToText(description),
});

const trimmedOrNull = (text: string | null) => text?.trim() || null;
