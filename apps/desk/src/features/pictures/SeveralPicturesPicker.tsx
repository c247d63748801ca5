import { pageData } from '@parlour/app/data';
import { useClient } from '@parlour/app/data-layout';
import type { UploadedPicture } from '@parlour/contract/staff';
import { Button, Dialog, Stack, Text } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { allPictures } from './pictureChoice.ts';
import { PictureList } from './PictureList.tsx';
import { PictureUploads } from './PictureUploads.tsx';
import { picturesQuery } from './queries.ts';
import { useUploads } from './useUploads.ts';

export type SeveralPicturesPickerProps = {
  /** The URLs of pictures that are there already, which are not offered. */
  used: readonly string[];
  /** How many more there may be. */
  room: number;
  /** Called with the chosen pictures in the order of their choice. */
  onAdd: (pictures: readonly UploadedPicture[]) => void;
  /** Called when none is chosen. */
  onClose: () => void;
};

/** Asks for several of the club's pictures. New ones are chosen as they arrive (`desk/pictures-8`). */
export function SeveralPicturesPicker({ used, room, onAdd, onClose }: SeveralPicturesPickerProps) {
  const [choice, setChoice] = useState(allPictures);
  const page = pageData(useQuery(picturesQuery(useClient(), choice)));
  const [chosen, setChosen] = useState<readonly UploadedPicture[]>([]);
  const uploading = useUploads((picture) => setChosen((before) => [...before, picture]));
  const free =
    page.state === 'loaded'
      ? {
          ...page,
          data: {
            ...page.data,
            pictures: page.data.pictures.filter(({ url }) => !used.includes(url)),
          },
        }
      : page;
  const isChosen = ({ id }: UploadedPicture) => chosen.some((each) => each.id === id);
  const toggle = (picture: UploadedPicture) =>
    setChosen((before) =>
      isChosen(picture) ? before.filter(({ id }) => id !== picture.id) : [...before, picture],
    );
  const tooMany = chosen.length - room;
  return (
    <Dialog
      open
      size="wide"
      title="Add Pictures"
      footer={
        <Stack direction="row" gap={3}>
          <Button disabled={chosen.length === 0 || tooMany > 0} onClick={() => onAdd(chosen)}>
            {chosen.length === 1 ? 'Add 1 Picture' : `Add ${chosen.length} Pictures`}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        </Stack>
      }
      onClose={onClose}
    >
      <Stack gap={5}>
        <PictureUploads {...uploading} />
        <div role="status">
          {tooMany > 0 ? (
            <Text tone="critical">
              {room === 1 ? 'There is room for one more.' : `There is room for ${room} more.`}
            </Text>
          ) : null}
        </div>
        <PictureList
          page={free}
          choice={choice}
          verb="Choose"
          isChosen={isChosen}
          onGo={(change) => setChoice({ ...choice, ...change })}
          onChoose={toggle}
        />
      </Stack>
    </Dialog>
  );
}
