import { FormDialog, type FormProps } from '@parlour/app/dialogs';
import {
  type CardDraft,
  incompleteLabels,
  PAYMENT_METHOD_ADDED,
  type PaymentMethodField,
} from '@parlour/core';
import { Grid, Stack, TextField } from '@parlour/ui';
import * as styles from './AddPaymentMethodDialogView.css.ts';
import { CardInformation } from './CardInformation.tsx';
import { textFieldProps } from './textFieldProps.ts';

export type AddPaymentMethodDialogViewProps = FormProps<CardDraft, PaymentMethodField> & {
  /** The member's day, `YYYY-MM-DD`, to tell expired cards. */
  today: string;
};

/** The form for a new payment method in its dialog, with the notifications of its outcome. */
export function AddPaymentMethodDialogView(props: AddPaymentMethodDialogViewProps) {
  const { stage, draft, step } = props;
  const isInformationStep = step === 0;
  return (
    <FormDialog
      {...props}
      title="Add Card"
      size="wide"
      missing={incompleteLabels(draft, step)}
      submitLabel={isInformationStep ? 'Next' : 'Add Card'}
      pendingLabel="Adding…"
      successMessage={PAYMENT_METHOD_ADDED}
    >
      {stage === 'closed' ? null : isInformationStep ? (
        <CardInformation {...props} />
      ) : (
        <BillingAddress {...props} />
      )}
    </FormDialog>
  );
}

/** Second step of the form: the billing address. */
function BillingAddress(
  form: Pick<AddPaymentMethodDialogViewProps, 'draft' | 'issues' | 'onChange'>,
) {
  return (
    <fieldset className={styles.step}>
      <legend className={styles.legend}>Step 2 of 2: Billing address</legend>
      <Stack gap={5}>
        <TextField {...textFieldProps(form, 'street')} autoComplete="billing street-address" />
        <Grid>
          <TextField {...textFieldProps(form, 'city')} autoComplete="billing address-level2" />
          <TextField {...textFieldProps(form, 'state')} autoComplete="billing address-level1" />
          <TextField {...textFieldProps(form, 'postalCode')} autoComplete="billing postal-code" />
        </Grid>
      </Stack>
    </fieldset>
  );
}
