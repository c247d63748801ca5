import { TextArea, TextField } from '@parlour/ui';
import { useEffect, useState } from 'react';
import { type ControlProps, fieldProps, textOf, textOrNull } from './controlProps.ts';

/** One line of text, or a link. */
export function LineControl(props: ControlProps) {
  const { field, value, onChange } = props;
  return (
    <TextField
      {...fieldProps(props)}
      {...(field.kind === 'link' ? { inputMode: 'url' as const } : {})}
      {...(field.kind === 'telephone' ? { type: 'tel' as const } : {})}
      value={textOf(value)}
      onChange={(text) => onChange(textOrNull(text))}
    />
  );
}

/** Several lines of plain text. */
export function TextControl(props: ControlProps) {
  return (
    <TextArea
      {...fieldProps(props)}
      value={textOf(props.value)}
      onChange={(text) => props.onChange(textOrNull(text))}
    />
  );
}

/** A line that earlier values are offered for (`desk/content-6`). */
export function SuggestedControl(props: ControlProps) {
  const { name, surroundings, value, onChange } = props;
  const [suggestions, setSuggestions] = useState<readonly string[]>([]);
  const { suggest } = surroundings.ports;
  useEffect(() => {
    let isLeft = false;
    void suggest(name).then((values) => {
      if (!isLeft) setSuggestions(values);
    });
    return () => {
      isLeft = true;
    };
  }, [suggest, name]);
  return (
    <TextField
      {...fieldProps(props)}
      suggestions={suggestions}
      value={textOf(value)}
      onChange={(text) => onChange(textOrNull(text))}
    />
  );
}
