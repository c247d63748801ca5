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

/** The form in a dialog: it is sent by its button or by Enter, but not by one that is held since before it was seen. */
export function DialogForm({ children, onSubmit, ...form }: DialogFormProps) {
  return (
    <form
      {...form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
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
