import { ClubPicture } from '@parlour/app/pictures';
import type { UploadedPicture } from '@parlour/contract/staff';
import * as styles from './PictureGrid.css.ts';

export type PictureGridProps = {
  /** The pictures in their order. */
  pictures: readonly UploadedPicture[];
  /** What a press does, such as `Edit`, for those who hear the button. */
  verb: string;
  /** Whether a picture is chosen, where several can be. */
  isChosen?: (picture: UploadedPicture) => boolean;
  /** Called with the picture that was pressed. */
  onChoose: (picture: UploadedPicture) => void;
};

const SIZES = '(min-width: 640px) 260px, 50vw';

/** Pictures to choose from, each cropped as members see it. */
export function PictureGrid({ pictures, verb, isChosen, onChoose }: PictureGridProps) {
  return (
    <ul className={styles.grid} aria-label="Pictures">
      {pictures.map((picture) => (
        <li key={picture.id}>
          <button
            type="button"
            className={styles.tile}
            aria-label={`${verb} ${picture.name}`}
            aria-pressed={isChosen?.(picture)}
            onClick={() => onChoose(picture)}
          >
            <ClubPicture
              src={picture.fileUrl}
              shown={{ ...picture, alternativeText: '' }}
              kind="card"
              ratio="landscape"
              sizes={SIZES}
            />
            <span>{picture.name}</span>
          </button>
          {picture.alternativeText === null ? (
            <span className={styles.missing}>No alternative text</span>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
