import { Dialog, Stack } from '@parlour/ui';
import { PictureList, type PictureListProps } from './PictureList.tsx';
import { PictureUploads, type PictureUploadsProps } from './PictureUploads.tsx';

export type PicturePickerViewProps = Omit<PictureListProps, 'verb'> & {
  /** The files that are uploaded, and what adds and removes them. */
  uploading: PictureUploadsProps;
  /** Closes the dialog. */
  onClose: () => void;
};

/** Asks for one of the club's pictures, or for a new one (`DKI7`). */
export function PicturePickerView({ uploading, onClose, ...list }: PicturePickerViewProps) {
  return (
    <Dialog open size="wide" title="Choose a Picture" onClose={onClose}>
      <Stack gap={5}>
        <PictureUploads {...uploading} />
        <PictureList {...list} verb="Choose" />
      </Stack>
    </Dialog>
  );
}
