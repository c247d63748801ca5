import { Grid, Stack, TextField } from '@parlour/ui';
import type { AddPaymentMethodDialogViewProps } from './AddPaymentMethodDialogView.tsx';
import * as styles from './AddPaymentMethodDialogView.css.ts';
import { textFieldProps } from './textFieldProps.ts';

export type BillingAddressProps = Pick<
  AddPaymentMethodDialogViewProps,
  'draft' | 'issues' | 'onChange'
>;

/** Second step of the form: the billing address. */
export function BillingAddress(form: BillingAddressProps) {
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
