import type { Coordinates } from '@parlour/core/content';
import { PlacePicker } from '@parlour/map';
import { Button, Dialog, Stack, Text } from '@parlour/ui';
import { useState } from 'react';

export type PlaceDialogProps = {
  /** The place at the start; null for none. */
  start: Coordinates | null;
  /** The streets of the club's own server; null for none. */
  tilesUrl: string | null;
  /** Called with the chosen place. */
  onChoose: (place: Coordinates) => void;
  /** Called when none is chosen. */
  onClose: () => void;
};

/** A tenth of a meter. */
const DECIMALS = 6;

const round = (degrees: number) => Number(degrees.toFixed(DECIMALS));

/** Picks a place on a map (`desk/content-22`). */
export function PlaceDialog({ start, tilesUrl, onChoose, onClose }: PlaceDialogProps) {
  const [place, setPlace] = useState(start);
  return (
    <Dialog
      open
      size="wide"
      title="Pick a place"
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            disabled={place === null}
            onClick={() => {
              if (place !== null) onChoose(place);
            }}
          >
            Use This Place
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <Text size="small" tone="muted">
          Move the map until the place is below the pin, or click it. The arrow keys move it too,
          with Shift by less, and plus and minus zoom.
        </Text>
        <PlacePicker
          label="Map to pick a place"
          start={start}
          tilesUrl={tilesUrl}
          onChange={({ latitude, longitude }) =>
            setPlace({ latitude: round(latitude), longitude: round(longitude) })
          }
          onLoadError={() => undefined}
        />
        <div role="status">
          <Text>
            {place === null
              ? 'No place yet.'
              : `Below the pin: ${place.latitude}, ${place.longitude}`}
          </Text>
        </div>
      </Stack>
    </Dialog>
  );
}
