import { type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import type { FieldProps } from '../Field/Field.tsx';
import { Field, splitFieldProps } from '../Field/Field.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './FileField.css.ts';

/** What a {@link FileField} shows of a chosen file. */
export type ChosenFile = {
  name: string;
  /** In words, for example "471 KB". */
  size: string;
};

/** Props of {@link FileField}. */
export type FileFieldProps = FieldProps & {
  /** What the file chooser offers, as in HTML: `.pdf,.png`. A dropped file may be of any kind. */
  accept: string;
  /** The file that was chosen, null for none. */
  chosen: ChosenFile | null;
  onChoose: (file: File) => void;
  onRemove: () => void;
  disabled?: boolean;
};

/**
 * One file, from the system's file chooser or dropped onto the field. The browser's own input lies over the whole
 * field, so that keyboard, pointer and screen reader find what they know. A file that misses the field is not opened.
 */
export function FileField(props: FileFieldProps) {
  const { field, control } = splitFieldProps(props);
  const { accept, chosen, onChoose, onRemove, disabled = false } = control;
  const [isOver, setOver] = useState(false);
  const [wereSeveral, setSeveral] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const chosenId = useId();
  useIgnoredDrops();

  const choose = (file: File, isOfSeveral: boolean) => {
    setSeveral(isOfSeveral);
    onChoose(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file, ...others] = event.dataTransfer.files;
    if (file !== undefined && !disabled) choose(file, others.length > 0);
  };

  return (
    <Field {...field}>
      {({ id, required, 'aria-describedby': describedBy, 'aria-invalid': isInvalid }) => (
        <>
          <div className={isOver && !disabled ? styles.zone.over : styles.zone.quiet}>
            <input
              id={id}
              required={required}
              aria-invalid={isInvalid}
              aria-describedby={
                [chosen && chosenId, describedBy].filter(Boolean).join(' ') || undefined
              }
              ref={input}
              type="file"
              accept={accept}
              disabled={disabled}
              className={styles.input}
              onDragOver={() => setOver(true)}
              onDragLeave={() => setOver(false)}
              onDrop={drop}
              onChange={({ target }) => {
                const file = target.files?.[0];
                // The same file can be chosen again after it was removed or has changed.
                target.value = '';
                if (file !== undefined) choose(file, false);
              }}
            />
            <span className={styles.button} aria-hidden="true">
              {chosen === null ? 'Choose a file' : 'Choose another file'}
            </span>
            <span className={styles.aside} aria-hidden="true">
              or drop it here
            </span>
          </div>
          <div role="status">
            {chosen === null ? null : (
              <div className={styles.chosen}>
                <span id={chosenId} className={styles.name}>
                  <bdi>{chosen.name}</bdi> <span className={styles.size}>{chosen.size}</span>
                </span>
                <Button
                  variant="quiet"
                  size="small"
                  disabled={disabled}
                  onClick={() => {
                    setSeveral(false);
                    onRemove();
                    input.current?.focus();
                  }}
                >
                  <span>
                    Remove <VisuallyHidden>{chosen.name}</VisuallyHidden>
                  </span>
                </Button>
              </div>
            )}
            {wereSeveral ? (
              <p className={styles.several}>Only one file can be added at a time.</p>
            ) : null}
          </div>
        </>
      )}
    </Field>
  );
}

/** Keeps the browser from leaving the page for a file that is dropped anywhere on it. */
function useIgnoredDrops() {
  useEffect(() => {
    const ignore = (event: Event) => event.preventDefault();
    window.addEventListener('dragover', ignore);
    window.addEventListener('drop', ignore);
    return () => {
      window.removeEventListener('dragover', ignore);
      window.removeEventListener('drop', ignore);
    };
  }, []);
}
