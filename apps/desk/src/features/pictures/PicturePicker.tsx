import { pageData } from '@parlour/app/data';
import { useClient } from '@parlour/app/data-layout';
import type { UploadedPicture } from '@parlour/contract/staff';
import { Dialog, Stack } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { allPictures } from './pictureChoice.ts';
import { PictureList, type PictureListProps } from './PictureList.tsx';
import { PictureUploads, type PictureUploadsProps } from './PictureUploads.tsx';
import { picturesQuery } from './queries.ts';
import { useUploads } from './useUploads.ts';

export type PicturePickerProps = {
  /** Called with the chosen picture. */
  onChoose: (picture: UploadedPicture) => void;
  /** Called when none is chosen. */
  onClose: () => void;
};

/** Binds the choice of a picture to the club's pictures. A single new one is chosen at once (`desk/pictures-7`). */
export function PicturePicker({ onChoose, onClose }: PicturePickerProps) {
  const [choice, setChoice] = useState(allPictures);
  const [isSingle, setIsSingle] = useState(false);
  const page = pageData(useQuery(picturesQuery(useClient(), choice)));
  const [uploaded, setUploaded] = useState<UploadedPicture | null>(null);
  const { onAdd, ...uploading } = useUploads(setUploaded);
  useEffect(() => {
    if (isSingle && uploaded !== null) onChoose(uploaded);
  }, [isSingle, uploaded, onChoose]);
  return (
    <PicturePickerView
      page={page}
      choice={choice}
      uploading={{
        ...uploading,
        onAdd: (files) => {
          setIsSingle(files.length === 1 && uploading.uploads.length === 0);
          onAdd(files);
        },
      }}
      onGo={(change) => setChoice({ ...choice, ...change })}
      onChoose={onChoose}
      onClose={onClose}
    />
  );
}

type PicturePickerViewProps = Omit<PictureListProps, 'verb' | 'isChosen'> & {
  /** The files that are uploaded, and what adds and removes them. */
  uploading: PictureUploadsProps;
  /** Closes the dialog. */
  onClose: () => void;
};

/** Asks for one of the club's pictures, or for a new one (`desk/pictures-7`). */
function PicturePickerView({ uploading, onClose, ...list }: PicturePickerViewProps) {
  return (
    <Dialog open size="wide" title="Choose a Picture" onClose={onClose}>
      <Stack gap={5}>
        <PictureUploads {...uploading} />
        <PictureList {...list} verb="Choose" />
      </Stack>
    </Dialog>
  );
}
