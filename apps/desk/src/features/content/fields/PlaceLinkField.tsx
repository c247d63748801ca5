import { type Coordinates, coordinatesOfLink } from '@parlour/core/content';
import { TextField } from '@parlour/ui';
import { useState } from 'react';

export type PlaceLinkFieldProps = {
  /** Called with the place of a pasted link. */
  onPlace: (place: Coordinates) => void;
};

/** Takes the coordinates from the link of a map (`DKO9`). */
export function PlaceLinkField({ onPlace }: PlaceLinkFieldProps) {
  const [text, setText] = useState('');
  const place = text.trim() === '' ? null : coordinatesOfLink(text);
  const isWrong = text.trim() !== '' && place === null;
  return (
    <TextField
      label="Map link"
      labelNote="(optional)"
      hint={
        place === null
          ? 'Paste a link of Google Maps, OpenStreetMap or Apple Maps to fill in both coordinates.'
          : `Taken: ${place.latitude}, ${place.longitude}.`
      }
      {...(isWrong
        ? { error: 'This link names no place. Open it, and copy the long link of the page.' }
        : {})}
      inputMode="url"
      value={text}
      onChange={(changed) => {
        setText(changed);
        const found = coordinatesOfLink(changed);
        if (found !== null) onPlace(found);
      }}
    />
  );
}
