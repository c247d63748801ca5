import type { Pin } from './pins.ts';

/** The label of the link that opens a place in the maps of the device (core/map-17). */
export const OPEN_IN_MAPS = 'Open in Maps';

/** A kind of device, by the maps that it has. */
export type MapsDevice = 'apple' | 'android' | 'other';

/** Returns the kind of a device by its browser's user agent. */
export function mapsDevice(userAgent: string): MapsDevice {
  if (/android/i.test(userAgent)) return 'android';
  return /iphone|ipad|ipod|macintosh/i.test(userAgent) ? 'apple' : 'other';
}

/** Returns the URL that opens the place of a pin in the maps of a device (core/map-17). */
export function placeUrl({ position, info }: Pick<Pin, 'position' | 'info'>, device: MapsDevice) {
  const { latitude, longitude } = position;
  const coordinates = `${latitude},${longitude}`;
  switch (device) {
    case 'apple':
      return `maps:?q=${encodeURIComponent(info.name)}&ll=${coordinates}`;
    case 'android':
      return `geo:${coordinates}?q=${coordinates}(${encodeLabel(info.name)})`;
    case 'other':
      return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
  }
}

/** Encodes parentheses too, which end the label of a `geo:` URL. */
const encodeLabel = (text: string) =>
  encodeURIComponent(text).replaceAll('(', '%28').replaceAll(')', '%29');
