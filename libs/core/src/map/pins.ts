import type { Vendor } from '@parlour/contract';
import { plainText } from '../catalog/plainText.ts';
import type { Position } from './mapView.ts';

/** Width and height of a pin, in CSS pixels (spec section 9). */
export const PIN_SIZE = 32;

/** What the window of a selected pin shows (spec section 2). All of it is plain text. */
export interface PinInfo {
  readonly name: string;
  readonly type: string;
  readonly address: string | null;
  /** `Paris, Île-de-France`, or the one of them that there is. */
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

/** The pins of the vendors that have both coordinates; the others are left off the map (spec section 2). */
export const pinsOf = (vendors: readonly Vendor[]): readonly Pin[] => vendors.flatMap(pinOf);

const pinOf = (vendor: Vendor): readonly Pin[] => {
  const { id, latitude, longitude } = vendor;
  return latitude === null || longitude === null
    ? []
    : [{ vendorId: id, position: { latitude, longitude }, info: infoOf(vendor) }];
};

const infoOf = ({ name, type, address, city, state, description }: Vendor): PinInfo => ({
  name,
  type,
  address: filled(address),
  place: [filled(city), filled(state)].filter((part) => part !== null).join(', ') || null,
  description: plainText(description),
});

const filled = (text: string | null) => text?.trim() || null;
