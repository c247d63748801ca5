import { type RefObject, useEffect, useRef } from 'react';
import type { AddCardDialogViewProps } from './AddCardDialogView.tsx';
import { BillingAddress } from './BillingAddress.tsx';
import { CardInformation } from './CardInformation.tsx';

/** Props of {@link AddCardForm}. */
export type AddCardFormProps = AddCardDialogViewProps & {
  /** By which the buttons outside it find it. */
  id: string;
};

/** The fields of the step that the form has come to. */
export function AddCardForm(props: AddCardFormProps) {
  const { id, stage, failure, onSubmit } = props;
  const isInformation = stage === 'information';
  const form = useRef<HTMLFormElement>(null);
  useFieldFocus(form, isInformation ? 'information' : 'billing', failure?.field ?? null);
  return (
    <form
      ref={form}
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {isInformation ? <CardInformation {...props} /> : <BillingAddress {...props} />}
    </form>
  );
}

/**
 * Leads the focus to the first field of another step, and to the field that a refusal names. As the form is opened, its
 * dialog does so.
 */
function useFieldFocus(
  form: RefObject<HTMLFormElement | null>,
  step: 'information' | 'billing',
  wrongField: string | null,
): void {
  const last = useRef({ step, wrongField });
  useEffect(() => {
    const { step: lastStep, wrongField: lastWrong } = last.current;
    last.current = { step, wrongField };
    const isNewlyWrong = wrongField !== null && wrongField !== lastWrong;
    if (step === lastStep && !isNewlyWrong) return;
    const field =
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]') ??
      form.current?.querySelector<HTMLElement>('input');
    field?.focus();
  }, [form, step, wrongField]);
}
