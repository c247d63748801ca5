import { issueMessageOf } from '@parlour/app/dialogs';
import { cardBrands } from '@parlour/contract';
import {
  paymentMethodFieldLabels as labels,
  cardNumberHint,
  expiryHint,
  formatCardNumber,
  formatExpiry,
  formatSecurityCode,
  securityCodePlaceholder,
} from '@parlour/core';
import { Checkbox, MaskedField, Grid, Select, Stack, TextField } from '@parlour/ui';
import { useState } from 'react';
import type { AddPaymentMethodDialogViewProps } from './AddPaymentMethodDialogView.tsx';
import * as styles from './AddPaymentMethodDialogView.css.ts';

export type CardInformationProps = Pick<
  AddPaymentMethodDialogViewProps,
  'draft' | 'issues' | 'today' | 'onChange'
>;

const brandOptions = cardBrands.map((brand) => ({ value: brand, label: brand }));

/** Characters of a complete card number with its spaces. */
const CARD_NUMBER_LENGTH = 19;

/** First step of the form: the card itself. */
export function CardInformation({ draft, issues, today, onChange }: CardInformationProps) {
  const { brand } = draft;
  const [isTypingNumber, setTypingNumber] = useState(false);
  return (
    <fieldset className={styles.step}>
      <legend className={styles.legend}>Step 1 of 2: Card information</legend>
      <Stack gap={5}>
        <Grid columns={2}>
          <TextField
            label={labels.description}
            required
            value={draft.description}
            onChange={(description) => onChange({ description })}
            error={issueMessageOf(issues, 'description')}
            placeholder="For example, Travel"
            autoComplete="off"
          />
          <TextField
            label={labels.cardholderName}
            required
            value={draft.cardholderName}
            onChange={(cardholderName) => onChange({ cardholderName })}
            error={issueMessageOf(issues, 'cardholderName')}
            autoComplete="cc-name"
          />
          <Select
            label={labels.brand}
            required
            options={brandOptions}
            value={brand ?? ''}
            onChange={(chosenBrand) => onChange({ brand: chosenBrand })}
            error={issueMessageOf(issues, 'brand')}
            placeholder="Choose a type"
            autoComplete="cc-type"
          />
          <MaskedField
            label={labels.cardNumber}
            required
            value={draft.cardNumber}
            onChange={(cardNumber) => onChange({ cardNumber })}
            format={formatCardNumber}
            hint={cardNumberHint(draft.cardNumber, brand, isTypingNumber) ?? undefined}
            onFocus={() => setTypingNumber(true)}
            onBlur={() => setTypingNumber(false)}
            error={issueMessageOf(issues, 'cardNumber')}
            maxLength={CARD_NUMBER_LENGTH}
            autoComplete="cc-number"
          />
          <MaskedField
            label={labels.expiryDate}
            required
            value={draft.expiryDate}
            onChange={(expiryDate) => onChange({ expiryDate })}
            format={(typed) => formatExpiry(typed, draft.expiryDate)}
            hint={expiryHint(draft.expiryDate, today) ?? undefined}
            error={issueMessageOf(issues, 'expiryDate')}
            placeholder="MM/YY"
            autoComplete="cc-exp"
          />
          <MaskedField
            label={labels.securityCode}
            required
            value={draft.securityCode}
            onChange={(securityCode) => onChange({ securityCode })}
            format={(typed) => formatSecurityCode(typed, brand)}
            error={issueMessageOf(issues, 'securityCode')}
            placeholder={securityCodePlaceholder(brand)}
            autoComplete="cc-csc"
          />
        </Grid>
        <Checkbox
          label={labels.isPreferred}
          checked={draft.isPreferred}
          onChange={(isPreferred) => onChange({ isPreferred })}
          error={issueMessageOf(issues, 'isPreferred')}
        />
      </Stack>
    </fieldset>
  );
}
