import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useReadOnly } from '../../behavior/ReadOnlyFields.tsx';
import { CloseIcon } from '../../icons/navigationIcons.tsx';
import { Field, type OptionalFieldProps, splitFieldProps } from '../Field/Field.tsx';
import { control as controlStyle } from '../Field/Field.css.ts';
import * as styles from './TagField.css.ts';

export type TagFieldProps = OptionalFieldProps & {
  /** The tags in their order, each once. */
  tags: readonly string[];
  /** Tags that are known already. Those that are not there yet are suggested while typing. */
  suggestions?: readonly string[];
  /** The most characters of a tag. */
  maxLength?: number;
  /** Called with the tag to add, without spaces around it. Never with one that is there. */
  onAdd: (tag: string) => void;
  /** Called with the tag to remove. */
  onRemove: (tag: string) => void;
};

/**
 * The tags of a thing, and an input that adds one. Keyboard: Enter, a comma or leaving the input adds what is typed, and
 * Backspace in the empty input goes to the last tag.
 */
export function TagField(props: TagFieldProps) {
  const { field, control } = splitFieldProps(props);
  const { tags, suggestions = [], maxLength, onAdd, onRemove } = control;
  const [text, setText] = useState('');
  const list = useId();
  const isReadOnly = useReadOnly();
  const input = useRef<HTMLInputElement>(null);
  const chips = useRef<HTMLUListElement>(null);

  const add = () => {
    const tag = text.trim();
    if (isReadOnly) return;
    setText('');
    if (tag !== '' && !tags.includes(tag)) onAdd(tag);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' || event.key === ',') {
      event.preventDefault();
      add();
    } else if (event.key === 'Backspace' && text === '') {
      const removals = chips.current?.querySelectorAll('button') ?? [];
      [...removals].at(-1)?.focus();
    }
  };
  const remove = (tag: string) => {
    // The pressed button goes away.
    input.current?.focus();
    onRemove(tag);
  };

  return (
    <Field {...field}>
      {({ required: _, ...wiring }) => (
        <div className={styles.field}>
          {tags.length === 0 ? null : (
            <ul ref={chips} className={styles.tags} aria-label={field.label}>
              {tags.map((tag) => (
                <li key={tag} className={styles.tag}>
                  {tag}
                  <button
                    type="button"
                    className={styles.remove}
                    aria-label={`Remove ${tag}`}
                    disabled={isReadOnly}
                    onClick={() => remove(tag)}
                  >
                    <CloseIcon />
                  </button>
                </li>
              ))}
            </ul>
          )}
          <input
            {...wiring}
            ref={input}
            type="text"
            className={controlStyle}
            value={text}
            maxLength={maxLength}
            autoComplete="off"
            list={list}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={onKeyDown}
            onBlur={add}
          />
          <datalist id={list}>
            {suggestions
              .filter((tag) => !tags.includes(tag))
              .map((tag) => (
                <option key={tag} value={tag} />
              ))}
          </datalist>
        </div>
      )}
    </Field>
  );
}
