import { issueMessageOf } from '@parlour/app/dialogs';
import { paymentMethodFieldLabels as labels } from '@parlour/core';
import { Grid, Stack, TextField } from '@parlour/ui';
import type { AddPaymentMethodDialogViewProps } from './AddPaymentMethodDialogView.tsx';
import * as styles from './AddPaymentMethodDialogView.css.ts';

export type BillingAddressProps = Pick<
  AddPaymentMethodDialogViewProps,
  'draft' | 'issues' | 'onChange'
>;

/** Second step of the form: the billing address. */
export function BillingAddress({ draft, issues, onChange }: BillingAddressProps) {
  return (
    <fieldset className={styles.step}>
      <legend className={styles.legend}>Step 2 of 2: Billing address</legend>
      <Stack gap={5}>
        <TextField
          label={labels.street}
          required
          value={draft.street}
          onChange={(street) => onChange({ street })}
          error={issueMessageOf(issues, 'street')}
          autoComplete="billing street-address"
        />
        <Grid columns={2}>
          <TextField
            label={labels.city}
            required
            value={draft.city}
            onChange={(city) => onChange({ city })}
            error={issueMessageOf(issues, 'city')}
            autoComplete="billing address-level2"
          />
          <TextField
            label={labels.state}
            required
            value={draft.state}
            onChange={(state) => onChange({ state })}
            error={issueMessageOf(issues, 'state')}
            autoComplete="billing address-level1"
          />
          <TextField
            label={labels.postalCode}
            required
            value={draft.postalCode}
            onChange={(postalCode) => onChange({ postalCode })}
            error={issueMessageOf(issues, 'postalCode')}
            autoComplete="billing postal-code"
          />
        </Grid>
      </Stack>
    </fieldset>
  );
}
