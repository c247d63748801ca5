import type { ReactNode, Ref } from 'react';

/** Props of {@link DialogForm}. */
export type DialogFormProps = {
  ref?: Ref<HTMLFormElement>;
  /** For the button outside it that submits it. */
  id: string;
  /** Browsers are to suggest nothing in it. */
  autoComplete?: 'off';
  /** The fields. Each says itself what is wrong with it. */
  children: ReactNode;
  onSubmit: () => void;
};

/** The browser's own picker holds something that is no day or time, whose value is empty. */
const isUnreadable = (field: Element): field is HTMLInputElement =>
  field instanceof HTMLInputElement && field.validity.badInput;

/**
 * The form in a dialog: it is sent by its button or by Enter, but not by one that is held since before it was seen, nor
 * with a day or a time that was begun and not ended, which would be dropped.
 */
export function DialogForm({ children, onSubmit, ...form }: DialogFormProps) {
  return (
    <form
      {...form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const [first, ...others] = [...event.currentTarget.elements].filter(isUnreadable);
        if (first === undefined) return onSubmit();
        first.focus();
        // Tells each, which says so.
        for (const field of [first, ...others]) field.checkValidity();
      }}
      onKeyDown={(event) => {
        const isHeld = event.key === 'Enter' && event.repeat;
        // In a text of several lines it makes lines.
        if (isHeld && !(event.target instanceof HTMLTextAreaElement)) event.preventDefault();
      }}
    >
      {children}
    </form>
  );
}
