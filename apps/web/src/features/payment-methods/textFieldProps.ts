import { type FormProps, issueMessageOf } from '@parlour/app/dialogs';
import { type CardDraft, type PaymentMethodField, paymentMethodFieldLabels } from '@parlour/core';

/** A field that holds text. Each is required. */
type TextFieldName = Exclude<PaymentMethodField, 'brand' | 'isPreferred'>;

/** A form whose text fields can be connected to their controls. */
interface TextForm extends Pick<FormProps<CardDraft, PaymentMethodField>, 'draft' | 'issues'> {
  readonly onChange: (change: { readonly [Name in TextFieldName]?: string }) => void;
}

/** Returns what the control of a text field needs from the form. */
export function textFieldProps({ draft, issues, onChange }: TextForm, name: TextFieldName) {
  return {
    label: paymentMethodFieldLabels[name],
    required: true,
    value: draft[name],
    onChange: (value: string) => onChange({ [name]: value }),
    error: issueMessageOf(issues, name),
  };
}
