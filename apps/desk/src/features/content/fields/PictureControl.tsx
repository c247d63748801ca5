import type { ControlProps } from './controlProps.ts';
import { fieldProps, textOrNull, textOf } from './controlProps.ts';

/** A picture of the club, chosen or uploaded. */
export function PictureControl(props: ControlProps) {
  const { field, value, surroundings, onChange } = props;
  const { Picture } = surroundings;
  const { error } = fieldProps(props);
  return (
    <Picture
      label={field.label}
      issue={error}
      value={textOrNull(textOf(value))}
      onChange={onChange}
    />
  );
}
