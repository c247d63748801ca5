import {
  currencyOfLanguage,
  findListed,
  type ListedChoice,
  type ListedKind,
  listedValue,
} from '@parlour/core/staff';
import { Combobox, type ComboboxProps } from '@parlour/ui';
import { useState } from 'react';

export type ListedFieldProps = Omit<
  ComboboxProps,
  'value' | 'onChange' | 'results' | 'onSearch' | 'emptyText' | 'isLoading'
> & {
  /** What is listed. */
  kind: ListedKind;
  /** The club's own, which comes first beside the browser's. Null or undefined for none. */
  clubValue?: string | null | undefined;
  /** The chosen time zone or code, or an empty text. */
  value: string;
  /** Called with the choice, or with an empty text where it was taken away. */
  onChange: (value: string) => void;
};

const emptyTexts = {
  zone: 'No such time zone. Try a large city nearby.',
  currency: 'No such currency. Try its code, such as EUR.',
} as const;

const browserValue = {
  zone: () => new Intl.DateTimeFormat().resolvedOptions().timeZone,
  currency: () => currencyOfLanguage(navigator.language),
} as const;

const optionOf = ({ value, detail }: ListedChoice) => ({
  value,
  label: value,
  ...(detail === '' ? {} : { detail }),
});

/** Chooses a time zone or a currency from all that there are, by search (`desk/app-19`). */
export function ListedField({ kind, clubValue, value, onChange, ...field }: ListedFieldProps) {
  const [text, setText] = useState('');
  const found = findListed(kind, text, [browserValue[kind](), clubValue]);
  return (
    <Combobox
      {...field}
      value={value === '' ? null : { value, label: value }}
      results={found.map(optionOf)}
      emptyText={emptyTexts[kind]}
      onSearch={(typed) => {
        setText(typed);
        // What is typed in full needs no press on the one result.
        const named = listedValue(kind, typed);
        if (named !== undefined) onChange(named);
      }}
      onChange={(choice) => onChange(choice?.value ?? '')}
    />
  );
}
