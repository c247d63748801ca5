import { type ReactNode, useId } from 'react';
import { useReadOnly } from '../behavior/ReadOnlyFields.tsx';
import * as styles from '../components/Field/Field.css.ts';
import type { FieldProps } from '../components/Field/Field.tsx';

type Props = FieldProps & {
  /** What follows from the value, announced when it changes. */
  notice?: string | undefined;
  /** Renders the controls, each with a name of its own. Tells them whether they can only be read. */
  children: (group: { isReadOnly: boolean; descriptionId: string }) => ReactNode;
};

/** Several controls that make one value, with one label, hint and error. */
export function FieldGroup({
  label,
  labelNote,
  hint,
  error,
  notice,
  required = false,
  children,
}: Props) {
  const id = useId();
  const isReadOnly = useReadOnly();
  return (
    <fieldset className={styles.field} aria-describedby={`${id}-description`}>
      <legend className={styles.legend}>
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
      </legend>
      {children({ isReadOnly, descriptionId: `${id}-description` })}
      <div id={`${id}-description`}>
        {hint ? <p className={styles.hint}>{hint}</p> : null}
        {error ? <p className={styles.error}>{error}</p> : null}
        {notice === undefined ? null : (
          <p role="status" className={styles.hint}>
            {notice}
          </p>
        )}
      </div>
    </fieldset>
  );
}
