import { useClient } from '@parlour/app/data-layout';
import { ClubPicture } from '@parlour/app/pictures';
import { lazyOrNothing } from '@parlour/app/routing';
import { pictureIdOf } from '@parlour/contract/staff';
import { Button, Stack, Text } from '@parlour/ui';
import { skipToken, useQuery } from '@tanstack/react-query';
import { Suspense, useId, useState } from 'react';
import { useOpenDialog } from '../../app/session/useOpenDialog.ts';
import * as styles from './PictureField.css.ts';
import { pictureQuery } from './queries.ts';

const PicturePicker = lazyOrNothing(() =>
  import('./PicturePicker.tsx').then((picker) => picker.PicturePicker),
);
const PictureDialog = lazyOrNothing(() =>
  import('./PictureDialog.tsx').then((dialog) => dialog.PictureDialog),
);

export type PictureFieldProps = {
  /** The URL of the picture, as content stores it; null for none. */
  value: string | null;
  /** What the picture is for. */
  label: string;
  /** What is wrong with it; undefined for nothing. */
  issue?: string | undefined;
  /** Called with the URL of another picture, or with null. */
  onChange: (value: string | null) => void;
};

/** The picture of a piece of content: chosen of the club's pictures or uploaded, with its text and focal point (`DKI7`). */
export function PictureField({ value, label, issue, onChange }: PictureFieldProps) {
  const fieldId = useId();
  const id = pictureIdOf(value);
  const query = pictureQuery(useClient(), id ?? '');
  const { data } = useQuery({ ...query, queryFn: id === null ? skipToken : query.queryFn });
  const [isPicking, setPicking] = useState(false);
  const dialog = useOpenDialog<{ readonly id: string }>({
    name: `picture:${label}`,
    storedOf: (task) => task,
    find: (stored) => (id !== null && stored['id'] === id ? { id } : null),
  });
  const picture = id === null ? undefined : data?.picture;
  return (
    <div role="group" aria-labelledby={`${fieldId}-label`} aria-describedby={`${fieldId}-issue`}>
      <Stack gap={3}>
        <span id={`${fieldId}-label`} className={styles.label}>
          {label}
        </span>
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
        {picture === undefined ? null : (
          <Text size="small" tone={picture.alternativeText === null ? 'critical' : 'muted'}>
            {picture.alternativeText ?? 'It has no alternative text yet.'}
          </Text>
        )}
        <Stack direction="row" gap={3}>
          <Button variant="secondary" size="small" onClick={() => setPicking(true)}>
            {value === null ? 'Choose a Picture' : 'Choose Another Picture'}
          </Button>
          {picture === undefined ? null : (
            <Button
              variant="secondary"
              size="small"
              onClick={() => dialog.open({ id: picture.id })}
            >
              Text and Focal Point
            </Button>
          )}
          {value === null ? null : (
            <Button variant="quiet" size="small" onClick={() => onChange(null)}>
              Remove Picture
            </Button>
          )}
        </Stack>
        <div id={`${fieldId}-issue`}>
          {issue === undefined ? null : (
            <Text size="small" tone="critical">
              {issue}
            </Text>
          )}
        </div>
      </Stack>
      <Suspense>
        {isPicking ? (
          <PicturePicker
            onChoose={({ url }) => {
              setPicking(false);
              onChange(url);
            }}
            onClose={() => setPicking(false)}
          />
        ) : null}
        {dialog.task === null ? null : (
          <PictureDialog id={dialog.task.id} form={dialog.form} onClose={dialog.close} />
        )}
      </Suspense>
    </div>
  );
}
