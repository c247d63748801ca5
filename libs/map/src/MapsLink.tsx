import { mapsDevice, OPEN_IN_MAPS, type Pin, placeUrl } from '@parlour/core';

export type MapsLinkProps = {
  pin: Pin;
  className: string;
  /** The ID of the vendor's name, where many links have the same text. */
  'aria-describedby'?: string;
};

/** Opens the place in the device's own maps. Only a web page gets a tab of its own. */
export function MapsLink({ pin, ...link }: MapsLinkProps) {
  const device = mapsDevice(navigator.userAgent);
  const target = device === 'other' ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a href={placeUrl(pin, device)} {...link} {...target}>
      {OPEN_IN_MAPS}
    </a>
  );
}
