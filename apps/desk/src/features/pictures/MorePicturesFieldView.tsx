import { ClubPicture } from '@parlour/app/pictures';
import type { UploadedPicture } from '@parlour/contract/staff';
import { FURTHER_PICTURE_LIMIT } from '@parlour/contract/values';
import { Button, SortableList, Stack, Text, VisuallyHidden } from '@parlour/ui';
import { AlternativeText, PictureFieldFrame } from './PictureFieldFrame.tsx';
import * as styles from './MorePicturesFieldView.css.ts';

export type MorePicturesFieldViewProps = {
  /** The URLs of the pictures in their order. */
  value: readonly string[];
  /** The uploaded ones of them that are loaded. */
  pictures: readonly UploadedPicture[];
  /** What the pictures are for. */
  label: string;
  /** What staff need to know; undefined for nothing. */
  hint?: string | undefined;
  /** What is wrong with them; undefined for nothing. */
  issue?: string | undefined;
  /** Called to choose pictures. */
  onAdd: () => void;
  /** Called to change text and focal point of an uploaded picture. */
  onEdit: (picture: UploadedPicture) => void;
  /** Called with the URLs in their new order, or without one of them. */
  onChange: (value: readonly string[]) => void;
};

/** The further pictures of a piece of content, and what can be done with them (`desk/pictures-8`). */
export function MorePicturesFieldView(props: MorePicturesFieldViewProps) {
  const { value, pictures, label, hint, issue, onAdd, onEdit, onChange } = props;
  const rows = value.map((url, index) => {
    const picture = pictures.find((each) => each.url === url);
    return { url, picture, name: picture?.name ?? `Picture ${index + 1}` };
  });
  return (
    <PictureFieldFrame label={label} issue={issue}>
      {hint === undefined ? null : (
        <Text size="small" tone="muted">
          {hint}
        </Text>
      )}
      {rows.length === 0 ? null : (
        <SortableList
          label={label}
          items={rows}
          keyOf={({ url }) => url}
          nameOf={({ name }) => name}
          onChange={(ordered) => onChange(ordered.map(({ url }) => url))}
        >
          {({ url, picture, name }) => (
            <div className={styles.row}>
              <div className={styles.preview}>
                <ClubPicture
                  src={picture?.fileUrl ?? url}
                  shown={picture && { ...picture, alternativeText: '' }}
                  kind="card"
                  ratio="landscape"
                  sizes="120px"
                />
              </div>
              <Stack gap={2}>
                {picture === undefined ? (
                  <Text size="small">{name}</Text>
                ) : (
                  <AlternativeText alternativeText={picture.alternativeText} />
                )}
                <Stack direction="row" gap={3}>
                  {picture === undefined ? null : (
                    <Button variant="secondary" size="small" onClick={() => onEdit(picture)}>
                      Text and Focal Point <VisuallyHidden>of {name}</VisuallyHidden>
                    </Button>
                  )}
                  <Button
                    variant="quiet"
                    size="small"
                    onClick={() => onChange(value.filter((each) => each !== url))}
                  >
                    Remove <VisuallyHidden>{name}</VisuallyHidden>
                  </Button>
                </Stack>
              </Stack>
            </div>
          )}
        </SortableList>
      )}
      <Stack direction="row" gap={3}>
        <Button
          variant="secondary"
          size="small"
          disabled={value.length >= FURTHER_PICTURE_LIMIT}
          onClick={onAdd}
        >
          Add Pictures
        </Button>
      </Stack>
    </PictureFieldFrame>
  );
}
