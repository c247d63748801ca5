import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Field, type FieldProps, splitFieldProps } from '../Field/Field.tsx';
import { textArea } from '../TextArea/TextArea.css.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './MentionField.css.ts';

/** Something that a text can mention. */
export type MentionOption = {
  /** What is written after the sign, such as a name. */
  value: string;
  /** What tells it from others of that name, below it. */
  detail?: string;
};

export type MentionFieldProps = FieldProps & {
  /** The text. */
  value: string;
  /** Called with the new text. */
  onChange: (value: string) => void;
  /** What can be mentioned, by the sign that begins it, such as `@`. */
  mentionable: Readonly<Record<string, readonly MentionOption[]>>;
  /** Called with the sign and what is typed after it, for a caller that searches. */
  onSearch?: (sign: string, text: string) => void;
  /** Cannot be changed and is not sent. */
  disabled?: boolean;
};

/** A mention that is being typed. */
type Typing = { sign: string; start: number; end: number; text: string };

const LONGEST = 60;
const ROWS = 8;

/** Returns the mention that is typed before the cursor. A sign within a word, as in an email address, begins none. */
function typingAt(value: string, cursor: number, signs: readonly string[]): Typing | null {
  const line =
    value
      .slice(Math.max(0, cursor - LONGEST), cursor)
      .split('\n')
      .at(-1) ?? '';
  const at = Math.max(...signs.map((sign) => line.lastIndexOf(sign)));
  const sign = line[at];
  if (sign === undefined || /[\p{L}\p{N}]$/u.test(line.slice(0, at))) return null;
  return { sign, start: cursor - line.length + at, end: cursor, text: line.slice(at + 1) };
}

function optionsOf(typing: Typing, options: readonly MentionOption[]): readonly MentionOption[] {
  const wanted = typing.text.toLowerCase();
  return options
    .filter(({ value, detail = '' }) => `${value} ${detail}`.toLowerCase().includes(wanted))
    .filter(({ value }) => `${value} `.toLowerCase() !== wanted)
    .slice(0, ROWS);
}

/**
 * An input for several lines of text. A sign, such as `@`, opens a list of what can be mentioned. Keyboard: arrows go through
 * the list, Enter and Tab choose, Escape closes it.
 */
export function MentionField(props: MentionFieldProps) {
  const { field, control } = splitFieldProps(props);
  const { value, onChange, mentionable, onSearch, disabled } = control;
  const input = useRef<HTMLTextAreaElement>(null);
  const list = useId();
  const [cursor, setCursor] = useState<number | null>(null);
  const [active, setActive] = useState(0);
  // The place of the sign whose list was closed.
  const [closed, setClosed] = useState<number | null>(null);

  const signs = Object.keys(mentionable);
  const typing = cursor === null ? null : typingAt(value, cursor, signs);
  const options =
    typing === null || typing.start === closed
      ? []
      : optionsOf(typing, mentionable[typing.sign] ?? []);
  const isOpen = options.length > 0;
  const marked = Math.min(active, options.length - 1);

  const follow = ({ value: typed, selectionStart, selectionEnd }: HTMLTextAreaElement) => {
    const next = selectionStart === selectionEnd ? selectionStart : null;
    if (next === cursor && typed === value) return;
    setCursor(next);
    setActive(0);
    const begun = next === null ? null : typingAt(typed, next, signs);
    if (begun?.start !== closed) setClosed(null);
    if (begun !== null) onSearch?.(begun.sign, begun.text);
  };
  const choose = (option: MentionOption | undefined) => {
    const { current } = input;
    if (typing === null || option === undefined || current === null) return;
    const written = `${value.slice(0, typing.start)}${typing.sign}${option.value} `;
    // The new text must be there before the cursor goes behind the mention.
    flushSync(() => onChange(written + value.slice(typing.end).replace(/^ /, '')));
    current.focus();
    current.setSelectionRange(written.length, written.length);
    setCursor(written.length);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, nativeEvent } = event;
    if (!isOpen || nativeEvent.isComposing || ctrlKey || metaKey || altKey || shiftKey) return;
    if (key === 'ArrowDown') setActive((marked + 1) % options.length);
    else if (key === 'ArrowUp') setActive((marked + options.length - 1) % options.length);
    else if (key === 'Enter' || key === 'Tab') choose(options[marked]);
    else if (key === 'Escape') setClosed(typing?.start ?? null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <Field {...field}>
      {(wiring) => (
        <div className={styles.frame}>
          <textarea
            {...wiring}
            ref={input}
            value={value}
            disabled={disabled}
            className={textArea}
            aria-autocomplete="list"
            aria-haspopup="listbox"
            aria-controls={isOpen ? list : undefined}
            aria-activedescendant={isOpen ? `${list}-${marked}` : undefined}
            onChange={({ target }) => {
              onChange(target.value);
              follow(target);
            }}
            onSelect={({ currentTarget }) => follow(currentTarget)}
            onKeyDown={onKeyDown}
            onBlur={() => setCursor(null)}
          />
          {isOpen ? (
            <ul id={list} role="listbox" aria-label="Mention" className={styles.list}>
              {options.map((option, place) => (
                <li
                  // Two people may have one name.
                  key={`${place} ${option.value}`}
                  id={`${list}-${place}`}
                  role="option"
                  aria-selected={place === marked}
                  className={styles.option}
                  // Keeps the focus in the text.
                  onMouseDown={(event) => event.preventDefault()}
                  onMouseEnter={() => setActive(place)}
                  onClick={() => choose(option)}
                >
                  {option.value}
                  {option.detail === undefined ? null : (
                    <span className={styles.detail}>{option.detail}</span>
                  )}
                </li>
              ))}
            </ul>
          ) : null}
          <VisuallyHidden>
            <span role="status">{isOpen ? found(options.length) : ''}</span>
          </VisuallyHidden>
        </div>
      )}
    </Field>
  );
}

const found = (count: number) =>
  count === 1 ? '1 suggestion. Enter writes it.' : `${count} suggestions. Arrows go through them.`;
