import { type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import type { FieldProps } from '../Field/Field.tsx';
import { Field, splitFieldProps } from '../Field/Field.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './FileField.css.ts';

/** The details of a chosen file that {@link FileField} shows. */
type ChosenFile = {
  name: string;
  /** Formatted, for example "471 KB". */
  size: string;
};

export type FileFieldProps = FieldProps & {
  /** The types that the file chooser offers, as in HTML: `image/*,.heic`. By default all, and a dropped file may be of any type. */
  accept?: string;
  /** The chosen file, null for none. */
  chosen: ChosenFile | null;
  /** Called with the file that was chosen or dropped. */
  onChoose: (file: File) => void;
  /** Called for Remove. */
  onRemove: () => void;
  /** Takes no file now. */
  disabled?: boolean;
  /** As high as a small button that has the label, for a file beside a text. It has no hint. */
  isCompact?: boolean;
};

/**
 * Takes one file, chosen or dropped. The native input covers the whole field, for keyboard, pointer and screen reader.
 * A file dropped beside the field is ignored instead of opened.
 */
export function FileField(props: FileFieldProps) {
  const { field, control } = splitFieldProps(props);
  const { accept, chosen, onChoose, onRemove, disabled = false, isCompact = false } = control;
  const [isDraggedOver, setIsDraggedOver] = useState(false);
  const [hasExtraFiles, setHasExtraFiles] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const chosenId = useId();
  useIgnoredDrops();

  const choose = (file: File, hasOthers: boolean) => {
    setHasExtraFiles(hasOthers);
    onChoose(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsDraggedOver(false);
    const [file, ...others] = event.dataTransfer.files;
    if (file !== undefined && !disabled) choose(file, others.length > 0);
  };

  return (
    <Field {...field} isBare={isCompact}>
      {({ id, required, 'aria-describedby': describedBy, 'aria-invalid': isInvalid }) => (
        <>
          <div
            className={styles.zone[isDraggedOver && !disabled ? 'over' : 'quiet']}
            data-compact={isCompact || undefined}
          >
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
              onDragOver={() => setIsDraggedOver(true)}
              onDragLeave={() => setIsDraggedOver(false)}
              onDrop={drop}
              onChange={({ target }) => {
                const file = target.files?.[0];
                // Allows choosing the same file again after it was removed or has changed.
                target.value = '';
                if (file !== undefined) choose(file, false);
              }}
            />
            <span className={styles.button} aria-hidden="true">
              {isCompact ? field.label : chosen === null ? 'Choose a file' : 'Choose another file'}
            </span>
            {isCompact ? null : (
              <span className={styles.aside} aria-hidden="true">
                or drop it here
              </span>
            )}
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
                    setHasExtraFiles(false);
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
            {hasExtraFiles ? (
              <p className={styles.several}>Only one file can be added at a time.</p>
            ) : null}
          </div>
        </>
      )}
    </Field>
  );
}

/** Keeps the browser from opening a file that is dropped anywhere on the page. */
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
