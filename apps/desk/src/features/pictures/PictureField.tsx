import { useClient } from '@parlour/app/data-layout';
import { pictureIdOf } from '@parlour/contract/staff';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { lazyPart } from '../../app/lazyPart.tsx';
import { useOpenDialog } from '../../app/session/useOpenDialog.ts';
import { PictureFieldView } from './PictureFieldView.tsx';
import { pictureQuery } from './queries.ts';

const PicturePicker = lazyPart(() =>
  import('./PicturePicker.tsx').then((picker) => picker.PicturePicker),
);
const PictureDialog = lazyPart(() =>
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

/** The picture of a piece of content: chosen of the club's pictures or uploaded, with its text and focal point (`desk/pictures-7`). */
export function PictureField({ value, label, issue, onChange }: PictureFieldProps) {
  const id = pictureIdOf(value);
  const query = pictureQuery(useClient(), id ?? '');
  const { data } = useQuery({ ...query, queryFn: id === null ? skipToken : query.queryFn });
  const [isPicking, setPicking] = useState(false);
  const dialog = useOpenDialog<{ readonly id: string }>({
    name: `picture:${label}`,
    storedOf: (task) => task,
    find: (stored) => (id !== null && stored['id'] === id ? { id } : null),
  });
  return (
    <>
      <PictureFieldView
        value={value}
        picture={id === null ? undefined : data?.picture}
        label={label}
        issue={issue}
        onPick={() => setPicking(true)}
        onEdit={(picture) => dialog.open({ id: picture.id })}
        onRemove={() => onChange(null)}
      />
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
    </>
  );
}
