import { ClubPicture } from '@parlour/app/pictures';
import { Stack, TextField } from '@parlour/ui';
import { type ControlProps, fieldProps, textOf, textOrNull } from './controlProps.ts';
import * as styles from './PictureControl.css.ts';

/** A picture by its URL, with how it looks. */
export function PictureControl(props: ControlProps) {
  const field = fieldProps(props);
  const url = textOf(props.value);
  return (
    <Stack gap={3}>
      <TextField
        {...field}
        hint={field.hint ?? 'The URL of a picture.'}
        inputMode="url"
        value={url}
        onChange={(text) => props.onChange(textOrNull(text.trim()))}
      />
      {url === '' ? null : (
        <div className={styles.preview}>
          <ClubPicture src={url} kind="card" ratio="landscape" />
        </div>
      )}
    </Stack>
  );
}
