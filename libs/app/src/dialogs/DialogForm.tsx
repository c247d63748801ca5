import type { ReactNode, Ref } from 'react';

export type DialogFormProps = {
  /** The form element, to focus or to validate it. */
  ref?: Ref<HTMLFormElement>;
  /** The form's id, referenced by the submit button outside it. */
  id: string;
  /** Turns off the browser's suggestions. */
  autoComplete?: 'off';
  /** The fields. Each shows its own issue. */
  children: ReactNode;
  /** Called when the form is submitted, by a button or by Enter. */
  onSubmit: () => void;
  /** Called for Enter in a field, also while the button that submits is disabled: a browser then submits nothing. */
  onTry?: () => void;
};

/** Whether a date or time input holds incomplete text. Its value is then empty. */
const hasBadInput = (field: Element): field is HTMLInputElement =>
  field instanceof HTMLInputElement && field.validity.badInput;

/**
 * The form in a dialog, submitted by its button or Enter. Ignores an Enter key held down since before it opened.
 * Does not submit with an incomplete date or time, because it would be lost.
 */
export function DialogForm({ children, onSubmit, onTry, ...form }: DialogFormProps) {
  return (
    <form
      {...form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const [first, ...others] = [...event.currentTarget.elements].filter(hasBadInput);
        if (first === undefined) return onSubmit();
        first.focus();
        // Makes each field show its issue.
        for (const field of [first, ...others]) field.checkValidity();
      }}
      onKeyDown={(event) => {
        const isHeld = event.key === 'Enter' && event.repeat;
        // In a multi-line field Enter adds lines.
        if (isHeld && !(event.target instanceof HTMLTextAreaElement)) event.preventDefault();
        else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) onTry?.();
      }}
    >
      {children}
    </form>
  );
}
