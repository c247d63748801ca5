import { ClubPicture } from '@parlour/app/pictures';
import type { UploadedPicture } from '@parlour/contract/staff';
import { Button, Stack } from '@parlour/ui';
import { AlternativeText, PictureFieldFrame } from './PictureFieldFrame.tsx';
import * as styles from './PictureFieldView.css.ts';

export type PictureFieldViewProps = {
  /** The URL of the picture, as content stores it; null for none. */
  value: string | null;
  /** The uploaded picture at this URL; undefined for another one, and while it loads. */
  picture: UploadedPicture | undefined;
  /** What the picture is for. */
  label: string;
  /** What is wrong with it; undefined for nothing. */
  issue?: string | undefined;
  /** Called to choose a picture. */
  onPick: () => void;
  /** Called to change text and focal point of the uploaded picture. */
  onEdit: (picture: UploadedPicture) => void;
  /** Called to remove the picture. */
  onRemove: () => void;
};

/** The picture of a piece of content, and what can be done with it (`desk/pictures-7`). */
export function PictureFieldView(props: PictureFieldViewProps) {
  const { value, picture, label, issue, onPick, onEdit, onRemove } = props;
  return (
    <PictureFieldFrame label={label} issue={issue}>
      {value === null ? null : (
        <div className={styles.preview}>
          <ClubPicture
            src={picture?.fileUrl ?? value}
            shown={picture && { ...picture, alternativeText: picture.alternativeText ?? '' }}
            kind="card"
            ratio="landscape"
            sizes="240px"
          />
        </div>
      )}
      {picture === undefined ? null : <AlternativeText alternativeText={picture.alternativeText} />}
      <Stack direction="row" gap={3}>
        <Button variant="secondary" size="small" onClick={onPick}>
          {value === null ? 'Choose a Picture' : 'Choose Another Picture'}
        </Button>
        {picture === undefined ? null : (
          <Button variant="secondary" size="small" onClick={() => onEdit(picture)}>
            Text and Focal Point
          </Button>
        )}
        {value === null ? null : (
          <Button variant="quiet" size="small" onClick={onRemove}>
            Remove Picture
          </Button>
        )}
      </Stack>
    </PictureFieldFrame>
  );
}
