import { Combobox as BaseCombobox } from '@base-ui/react/combobox';
import { CSPProvider } from '@base-ui/react/csp-provider';
import { useDeferredValue, useState } from 'react';
import { CloseIcon } from '../../icons/navigationIcons.tsx';
import { Field, type FieldProps, splitFieldProps } from '../Field/Field.tsx';
import * as styles from './Combobox.css.ts';
import {
  type ComboboxOption,
  ComboboxResults,
  type ComboboxSearch,
  keepForm,
  searchProps,
} from '../../parts/ComboboxResults.tsx';

export type ComboboxProps = FieldProps &
  ComboboxSearch & {
    /** What is chosen, null for nothing. It need not be among the results. */
    value: ComboboxOption | null;
    /** Called with the choice, or with null where it was taken away. */
    onChange: (value: ComboboxOption | null) => void;
  };

/**
 * Chooses one of many things by searching for it. Keyboard: type to search, Enter to choose the first result or another by the arrows, Escape to close.
 * An emptied input takes the choice away.
 */
export function Combobox(props: ComboboxProps) {
  const { field, control } = splitFieldProps(props);
  const { value, onChange, ...others } = control;
  // Base UI writes the choice over what is typed in two cases. One is another list in the same render as the first letter,
  // so the list follows a render later.
  const search = { ...others, results: useDeferredValue(others.results) };
  // The other is another object as the choice, so an equal one that the caller made anew is not passed on.
  const [chosen, setChosen] = useState(value);
  if (chosen?.value !== value?.value || chosen?.label !== value?.label) setChosen(value);
  return (
    <Field {...field}>
      {({ id, required, readOnly, ...described }) => (
        // Otherwise the list would insert a <style> element, blocked by the content policy.
        <CSPProvider disableStyleElements>
          <BaseCombobox.Root<ComboboxOption>
            {...searchProps(search, readOnly)}
            id={id}
            required={required}
            readOnly={readOnly}
            value={chosen}
            onValueChange={onChange}
          >
            <BaseCombobox.InputGroup className={styles.frame}>
              {value?.picture === undefined ? null : (
                <img src={value.picture} alt="" width={28} height={28} className={styles.picture} />
              )}
              <BaseCombobox.Input
                {...described}
                // The open list hides the label from screen readers.
                aria-label={field.label}
                className={styles.input}
                data-pictured={value?.picture === undefined ? undefined : true}
                placeholder={search.placeholder ?? 'Search'}
                onFocus={({ currentTarget }) => currentTarget.select()}
                onKeyDown={keepForm}
              />
              <BaseCombobox.Clear className={styles.clear} aria-label={`Clear ${field.label}`}>
                <CloseIcon />
              </BaseCombobox.Clear>
            </BaseCombobox.InputGroup>
            <ComboboxResults {...search} label={field.label} />
          </BaseCombobox.Root>
        </CSPProvider>
      )}
    </Field>
  );
}
