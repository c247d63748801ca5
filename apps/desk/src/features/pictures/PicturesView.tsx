import { Stack } from '@parlour/ui';
import { DeskHeading } from '../../app/DeskHeading.tsx';
import { PictureList, type PictureListProps } from './PictureList.tsx';
import { PictureUploads, type PictureUploadsProps } from './PictureUploads.tsx';

export type PicturesViewProps = Omit<PictureListProps, 'verb'> & {
  /** The files that are uploaded, and what adds and removes them. */
  uploading: PictureUploadsProps;
};

/** The page of the club's pictures (`desk/pictures-1`, `desk/pictures-2`). */
export function PicturesView({ uploading, ...list }: PicturesViewProps) {
  return (
    <Stack gap={5}>
      <DeskHeading title="Pictures" />
      <PictureUploads {...uploading} />
      <PictureList {...list} verb="Edit" />
    </Stack>
  );
}
