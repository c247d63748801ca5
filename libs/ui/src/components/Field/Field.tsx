import type { ReactNode } from 'react';
import { useEffect, useId, useRef } from 'react';
import { useReadOnly } from '../../behavior/ReadOnlyFields.tsx';
import * as styles from './Field.css.ts';

/** What every field has in common. */
export type FieldProps = {
  label: string;
  /** A word beside the label, for example "(Auto-selected)". */
  labelNote?: string;
  hint?: string;
  /** What is wrong with the present value. */
  error?: string;
  required?: boolean;
};

/** The attributes that tie a control to its label, its hint and its error. */
export type FieldControl = {
  id: string;
  required: boolean;
  readOnly: true | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type Props = FieldProps & { children: (control: FieldControl) => ReactNode };

/**
 * A label, a control, a hint and an error, tied together for the eye and for a screen reader. An error that comes up where
 * the focus is comes into view.
 */
export function Field({ label, labelNote, hint, error, required = false, children }: Props) {
  const id = useId();
  const isReadOnly = useReadOnly();
  const sentence = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const said = sentence.current;
    if (error && said?.parentElement?.contains(document.activeElement)) {
      said.scrollIntoView({ block: 'nearest' });
    }
  }, [error]);
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {required ? (
          <span className={styles.mark} aria-hidden="true">
            *
          </span>
        ) : null}
        {labelNote ? (
          <>
            {' '}
            <span className={styles.note}>{labelNote}</span>
          </>
        ) : null}
      </label>
      {children({
        id,
        required,
        readOnly: isReadOnly || undefined,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint ? (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p ref={sentence} id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      ) : null}
    </div>
  );
}

/** Splits the props of a field from those of the control inside it. */
export function splitFieldProps<Props extends FieldProps>(props: Props) {
  const { label, labelNote, hint, error, required, ...control } = props;
  return { field: { label, labelNote, hint, error, required }, control };
}
