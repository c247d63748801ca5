import type { ReactNode } from 'react';
import { useEffect, useId, useRef } from 'react';
import { useReadOnly } from '../../behavior/ReadOnlyFields.tsx';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as styles from './Field.css.ts';

/** The common props of the fields that a form never requires. */
export type OptionalFieldProps = {
  /** The name of the value, always visible. */
  label: string;
  /** A note beside the label, for example "(Auto-selected)". */
  labelNote?: string;
  /** What helps before typing, always visible. */
  hint?: string;
  /** The issue with the current value. */
  error?: string;
};

/** The common props of all other fields. */
export type FieldProps = OptionalFieldProps & {
  /** Whether the form needs it. The label gets a mark. */
  required?: boolean;
};

/** The attributes that connect a control to its label, hint and error. */
export type FieldControl = {
  id: string;
  required: boolean;
  readOnly: true | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type Props = FieldProps & {
  /** Whether the control shows the label itself. Screen readers have it in any case. */
  isBare?: boolean;
  /** Renders the control with the attributes that connect it. */
  children: (control: FieldControl) => ReactNode;
};

/**
 * A label, a control, a hint and an error, connected visually and for screen readers. A new error scrolls into view
 * when the field has the focus.
 */
export function Field(props: Props) {
  const { label, labelNote, hint, error, required = false, isBare = false, children } = props;
  const id = useId();
  const isReadOnly = useReadOnly();
  const errorElement = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const element = errorElement.current;
    if (error && element?.parentElement?.contains(document.activeElement)) {
      element.scrollIntoView({ block: 'nearest' });
    }
  }, [error]);
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label className={isBare ? visuallyHidden : styles.label} htmlFor={id}>
        {label}
        {required ? (
          <span className={styles.requiredMark} aria-hidden="true">
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
        <p ref={errorElement} id={`${id}-error`} className={styles.error}>
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
