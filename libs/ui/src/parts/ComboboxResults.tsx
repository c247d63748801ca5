import { Combobox as BaseCombobox } from '@base-ui/react/combobox';
import type { KeyboardEvent } from 'react';
import { CheckIcon } from '../icons/contentIcons.tsx';
import * as styles from './ComboboxResults.css.ts';

/** One thing that can be found. */
export type ComboboxOption = {
  /** What tells it from the others. */
  value: string;
  /** Its name, in the list and in the input. */
  label: string;
  /** What tells it from others of that name, below it. */
  detail?: string;
  /** The URL of its picture. */
  picture?: string;
};

/** What finds the options, in both of the fields that search. */
export type ComboboxSearch = {
  /** What the search found, in the order to show. It is shown as it is. */
  results: readonly ComboboxOption[];
  /** Called with the typed text, and with an empty one when the list opens. The caller may wait for more. */
  onSearch: (text: string) => void;
  /** Whether a search is under way. */
  isLoading?: boolean;
  /** Shown when the search found nothing. */
  emptyText?: string;
  /** Shown in the empty input. */
  placeholder?: string;
  /** Cannot be changed. */
  disabled?: boolean;
};

const searching: ReadonlySet<string> = new Set(['input-change', 'input-clear', 'clear-press']);

/** Returns what both fields tell the list of Base UI: the server has filtered already. */
export function searchProps(
  { results, onSearch, isLoading = false, disabled }: ComboboxSearch,
  isReadOnly: boolean | undefined,
) {
  return {
    items: results,
    filter: null,
    // Enter chooses the first of what is typed, and nothing of an earlier search.
    autoHighlight: !isLoading,
    disabled,
    itemToStringLabel: ({ label }: ComboboxOption) => label,
    isItemEqualToValue: (one: ComboboxOption, other: ComboboxOption) => one.value === other.value,
    onInputValueChange: (text: string, { reason }: { reason: string }) => {
      if (searching.has(reason)) onSearch(text);
    },
    onOpenChange: (isOpen: boolean, { reason, cancel }: { reason: string; cancel: () => void }) => {
      if (!isOpen) return;
      if (isReadOnly === true) cancel();
      else if (!searching.has(reason)) onSearch('');
    },
  };
}

/** Keeps Enter in the open list: a form around it would be sent with the choice of before. */
export function keepForm(event: KeyboardEvent<HTMLInputElement>): void {
  const isOpen = event.currentTarget.getAttribute('aria-expanded') === 'true';
  if (event.key === 'Enter' && isOpen) event.preventDefault();
}

/** Returns the sentence about the results, for everyone. */
function statusOf({ results, isLoading = false, emptyText = 'Nothing found.' }: ComboboxSearch) {
  if (isLoading) return 'Searching...';
  return results.length === 0 ? emptyText : '';
}

/** The list of what was found, below the input. */
export function ComboboxResults({ label, ...search }: ComboboxSearch & { label: string }) {
  const status = statusOf(search);
  return (
    <BaseCombobox.Portal>
      <BaseCombobox.Positioner className={styles.positioner} sideOffset={4}>
        <BaseCombobox.Popup className={styles.popup} aria-busy={search.isLoading || undefined}>
          <BaseCombobox.Status className={status === '' ? styles.quiet : styles.status}>
            {status}
          </BaseCombobox.Status>
          <BaseCombobox.List className={styles.list} aria-label={label}>
            {(option: ComboboxOption) => (
              <BaseCombobox.Item key={option.value} value={option} className={styles.option}>
                {option.picture === undefined ? null : (
                  <img
                    src={option.picture}
                    alt=""
                    width={36}
                    height={36}
                    className={styles.picture}
                  />
                )}
                <span className={styles.words}>
                  {option.label}
                  {option.detail === undefined ? null : (
                    <>
                      {' '}
                      <span className={styles.detail}>{option.detail}</span>
                    </>
                  )}
                </span>
                <BaseCombobox.ItemIndicator>
                  <CheckIcon />
                </BaseCombobox.ItemIndicator>
              </BaseCombobox.Item>
            )}
          </BaseCombobox.List>
        </BaseCombobox.Popup>
      </BaseCombobox.Positioner>
    </BaseCombobox.Portal>
  );
}
