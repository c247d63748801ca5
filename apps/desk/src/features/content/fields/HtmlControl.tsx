import { TextArea } from '@parlour/ui';
import { type ControlProps, fieldProps, textOf, textOrNull } from './controlProps.ts';

/** Text with simple markup. */
export function HtmlControl(props: ControlProps) {
  return (
    <TextArea
      {...fieldProps(props)}
      value={textOf(props.value)}
      onChange={(text) => props.onChange(textOrNull(text))}
    />
  );
}
