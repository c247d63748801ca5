import { useClient } from '@parlour/app/data-layout';
import { pictureIdOf, type UploadedPicture } from '@parlour/contract/staff';
import { FURTHER_PICTURE_LIMIT } from '@parlour/contract/values';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { lazyPart } from '../../app/lazyPart.tsx';
import { useOpenDialog } from '../../app/session/useOpenDialog.ts';
import { MorePicturesFieldView } from './MorePicturesFieldView.tsx';
import { pictureQuery } from './queries.ts';

const SeveralPicturesPicker = lazyPart(() =>
  import('./SeveralPicturesPicker.tsx').then((picker) => picker.SeveralPicturesPicker),
);
const PictureDialog = lazyPart(() =>
  import('./PictureDialog.tsx').then((dialog) => dialog.PictureDialog),
);

export type MorePicturesFieldProps = {
  /** The URLs of the pictures in their order, as content stores them. */
  value: readonly string[];
  /** The first picture, which is not among them; null for none. */
  first: string | null;
  /** What the pictures are for. */
  label: string;
  /** What staff need to know; undefined for nothing. */
  hint?: string | undefined;
  /** What is wrong with them; undefined for nothing. */
  issue?: string | undefined;
  /** Called with the URLs in their new order. */
  onChange: (value: readonly string[]) => void;
};

/** The further pictures of a piece of content: several added at once, put in order and removed, each with its text and focal point (`desk/pictures-8`). */
export function MorePicturesField(props: MorePicturesFieldProps) {
  const { value, first, label, hint, issue, onChange } = props;
  const client = useClient();
  const ids = value.map(pictureIdOf).filter((id) => id !== null);
  const read = useQueries({ queries: ids.map((id) => pictureQuery(client, id)) });
  const pictures = read.flatMap(({ data }) => data?.picture ?? []);
  const [isPicking, setPicking] = useState(false);
  const dialog = useOpenDialog<{ readonly id: string }>({
    name: `pictures:${label}`,
    storedOf: (task) => task,
    find: (stored) => {
      const id = ids.find((each) => each === stored['id']);
      return id === undefined ? null : { id };
    },
  });
  const used = [...value, ...(first === null ? [] : [first])];
  const add = (chosen: readonly UploadedPicture[]) => {
    setPicking(false);
    onChange([...value, ...chosen.map(({ url }) => url)]);
  };
  return (
    <>
      <MorePicturesFieldView
        value={value}
        pictures={pictures}
        label={label}
        hint={hint}
        issue={issue}
        onAdd={() => setPicking(true)}
        onEdit={({ id }) => dialog.open({ id })}
        onChange={onChange}
      />
      {isPicking ? (
        <SeveralPicturesPicker
          used={used}
          room={FURTHER_PICTURE_LIMIT - value.length}
          onAdd={add}
          onClose={() => setPicking(false)}
        />
      ) : null}
      {dialog.task === null ? null : (
        <PictureDialog id={dialog.task.id} form={dialog.form} onClose={dialog.close} />
      )}
    </>
  );
}
