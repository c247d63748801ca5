import { Combobox as BaseCombobox } from '@base-ui/react/combobox';
import { CSPProvider } from '@base-ui/react/csp-provider';
import { useRef } from 'react';
import { CloseIcon } from '../../icons/navigationIcons.tsx';
import {
  type ComboboxOption,
  ComboboxResults,
  type ComboboxSearch,
  keepForm,
  searchProps,
} from '../../parts/ComboboxResults.tsx';
import { control as controlStyle } from '../Field/Field.css.ts';
import { Field, type OptionalFieldProps, splitFieldProps } from '../Field/Field.tsx';
import * as styles from '../TagField/TagField.css.ts';

export type ComboboxListProps = OptionalFieldProps &
  ComboboxSearch & {
    /** What is chosen, in the order of choosing. It need not be among the results. */
    values: readonly ComboboxOption[];
    /** Called with all that is then chosen. */
    onChange: (values: readonly ComboboxOption[]) => void;
  };

/**
 * Chooses several of many things by searching for them. Keyboard: type to search, arrows and Enter to choose or to take
 * away, Escape to close.
 */
export function ComboboxList(props: ComboboxListProps) {
  const { field, control } = splitFieldProps(props);
  const { values, onChange, ...search } = control;
  const input = useRef<HTMLInputElement>(null);
  return (
    <Field {...field}>
      {({ id, required: _, readOnly, ...described }) => (
        <div className={styles.field}>
          {values.length === 0 ? null : (
            <ul className={styles.tags} aria-label={field.label}>
              {values.map(({ value, label }) => (
                <li key={value} className={styles.tag}>
                  {label}
                  <button
                    type="button"
                    className={styles.remove}
                    aria-label={`Remove ${label}`}
                    disabled={readOnly ?? search.disabled}
                    onClick={() => {
                      // The pressed button goes away.
                      input.current?.focus();
                      onChange(values.filter((each) => each.value !== value));
                    }}
                  >
                    <CloseIcon />
                  </button>
                </li>
              ))}
            </ul>
          )}
          {/* Otherwise the list would insert a <style> element, blocked by the content policy. */}
          <CSPProvider disableStyleElements>
            <BaseCombobox.Root<ComboboxOption, true>
              {...searchProps(search, readOnly)}
              multiple
              id={id}
              readOnly={readOnly}
              value={values}
              onValueChange={onChange}
            >
              <BaseCombobox.Input
                {...described}
                // The open list hides the label from screen readers.
                aria-label={field.label}
                ref={input}
                className={controlStyle}
                placeholder={search.placeholder ?? 'Search'}
                onKeyDown={keepForm}
              />
              <ComboboxResults {...search} label={field.label} />
            </BaseCombobox.Root>
          </CSPProvider>
        </div>
      )}
    </Field>
  );
}
