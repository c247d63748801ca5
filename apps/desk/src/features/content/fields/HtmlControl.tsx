import { lazyOrNothing } from '@parlour/app/routing';
import { TextArea } from '@parlour/ui';
import { Suspense } from 'react';
import { type ControlProps, fieldProps, textOf, textOrNull } from './controlProps.ts';

// Most of the studio's code is the editor's, so it comes with its field.
const RichTextField = lazyOrNothing(() =>
  import('@parlour/ui/rich-text').then((editor) => editor.RichTextField),
);

/** Text with headings, lists and links. Until its editor is loaded, it can't be changed. */
export function HtmlControl(props: ControlProps) {
  const field = fieldProps(props);
  const html = textOf(props.value);
  return (
    <Suspense fallback={<TextArea {...field} value="" disabled onChange={() => undefined} />}>
      <RichTextField
        {...field}
        value={html}
        onChange={(text) => props.onChange(textOrNull(text))}
      />
    </Suspense>
  );
}
