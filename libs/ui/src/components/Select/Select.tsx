import { CSPProvider } from '@base-ui/react/csp-provider';
import { Select as BaseSelect } from '@base-ui/react/select';
import type { FieldProps } from '../Field/Field.tsx';
import { Field, splitFieldProps } from '../Field/Field.tsx';
import { CheckIcon, ChevronDownIcon } from '../../icons/contentIcons.tsx';
import * as styles from './Select.css.ts';

type SelectOption<Value extends string = string> = { value: Value; label: string };

export type SelectProps<Value extends string> = FieldProps & {
  /** The options in their order. */
  options: readonly SelectOption<Value>[];
  /** The chosen value, or an empty string before a choice. */
  value: Value | '';
  /** Called with the chosen value. */
  onChange: (value: Value) => void;
  /** Shown before a choice. */
  placeholder?: string;
  /** The name in the form, for the browser to fill it in. */
  name?: string;
  /** What the browser may fill in. */
  autoComplete?: string;
  /** Cannot be changed and is not sent. */
  disabled?: boolean;
};

/**
 * Chooses one option from a list that shows eight rows and then scrolls. Keyboard: arrows, Home, End, typing the first
 * letters, Enter, Escape.
 */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { field, control } = splitFieldProps(props);
  const {
    options,
    value,
    onChange,
    placeholder = 'Select',
    name,
    autoComplete,
    disabled,
  } = control;
  return (
    <Field {...field}>
      {({ id, required, readOnly, ...described }) => (
        // Otherwise the list would insert a <style> element, blocked by the content policy.
        <CSPProvider disableStyleElements>
          <BaseSelect.Root<Value>
            items={options}
            value={value === '' ? null : value}
            onValueChange={(next) => {
              if (next !== null) onChange(next);
            }}
            id={id}
            required={required}
            readOnly={readOnly}
            name={name}
            autoComplete={autoComplete}
            disabled={disabled}
          >
            <BaseSelect.Trigger className={styles.trigger} {...described}>
              {value === '' ? (
                <span className={styles.placeholder}>{placeholder}</span>
              ) : (
                <BaseSelect.Value />
              )}
              <ChevronDownIcon />
            </BaseSelect.Trigger>
            <BaseSelect.Portal>
              <BaseSelect.Positioner
                className={styles.positioner}
                alignItemWithTrigger={false}
                sideOffset={4}
              >
                <BaseSelect.Popup className={styles.popup}>
                  <BaseSelect.List className={styles.list}>
                    {options.map((option) => (
                      <BaseSelect.Item
                        key={option.value}
                        value={option.value}
                        className={styles.option}
                      >
                        <BaseSelect.ItemText>{option.label}</BaseSelect.ItemText>
                        <BaseSelect.ItemIndicator>
                          <CheckIcon />
                        </BaseSelect.ItemIndicator>
                      </BaseSelect.Item>
                    ))}
                  </BaseSelect.List>
                </BaseSelect.Popup>
              </BaseSelect.Positioner>
            </BaseSelect.Portal>
          </BaseSelect.Root>
        </CSPProvider>
      )}
    </Field>
  );
}
