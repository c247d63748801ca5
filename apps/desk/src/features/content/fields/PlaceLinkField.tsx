import { type Coordinates, coordinatesOfLink } from '@parlour/core/content';
import { Button, Stack, TextField } from '@parlour/ui';
import { useState } from 'react';
import { lazyPart } from '../../../app/lazyPart.tsx';

// The map's code is more than that of the whole form.
const PlaceDialog = lazyPart(() =>
  import('./PlaceDialog.tsx').then((dialog) => dialog.PlaceDialog),
);

export type PlaceLinkFieldProps = {
  /** The coordinates now; null for none. */
  place: Coordinates | null;
  /** The streets of the club's own server, for the map; null for none. */
  tilesUrl: string | null;
  /** Called with the place of a pasted link, or one that was picked. */
  onPlace: (place: Coordinates) => void;
};

/** Takes the coordinates from the link of a map, or from a place that is picked on one (`desk/content-9`, `desk/content-22`). */
export function PlaceLinkField({ place, tilesUrl, onPlace }: PlaceLinkFieldProps) {
  const [text, setText] = useState('');
  const [isPicking, setIsPicking] = useState(false);
  const linked = text.trim() === '' ? null : coordinatesOfLink(text);
  const isWrong = text.trim() !== '' && linked === null;
  return (
    <Stack gap={3}>
      <TextField
        label="Map link"
        labelNote="(optional)"
        hint={
          linked === null
            ? 'Paste a link of Google Maps, OpenStreetMap, Apple Maps, Bing or Waze to fill in both coordinates.'
            : `Taken: ${linked.latitude}, ${linked.longitude}.`
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
      <Stack align="start">
        <Button variant="secondary" size="small" onClick={() => setIsPicking(true)}>
          Pick on a Map
        </Button>
      </Stack>
      {isPicking ? (
        <PlaceDialog
          start={place}
          tilesUrl={tilesUrl}
          onChoose={(chosen) => {
            setText('');
            setIsPicking(false);
            onPlace(chosen);
          }}
          onClose={() => setIsPicking(false)}
        />
      ) : null}
    </Stack>
  );
}
