import { type FormProps, issueMessageOf } from '@parlour/app/dialogs';
import { cardBrands } from '@parlour/contract';
import {
  paymentMethodFieldLabels as labels,
  type CardDraft,
  cardNumberHint,
  expiryHint,
  formatCardNumber,
  formatExpiry,
  formatSecurityCode,
  type PaymentMethodField,
  securityCodePlaceholder,
} from '@parlour/core';
import { Checkbox, MaskedField, Grid, Select, Stack, TextField } from '@parlour/ui';
import { useState } from 'react';
import * as styles from './AddPaymentMethodDialogView.css.ts';
import { textFieldProps } from './textFieldProps.ts';

export type CardInformationProps = Pick<
  FormProps<CardDraft, PaymentMethodField>,
  'draft' | 'issues' | 'onChange'
> & {
  /** The member's day, `YYYY-MM-DD`, to tell expired cards. */
  today: string;
};

const brandOptions = cardBrands.map((brand) => ({ value: brand, label: brand }));

/** Characters of a complete card number with its spaces. */
const CARD_NUMBER_LENGTH = 19;

/** First step of the form: the card itself. */
export function CardInformation(form: CardInformationProps) {
  const { draft, issues, today, onChange } = form;
  const { brand } = draft;
  const [isTypingNumber, setTypingNumber] = useState(false);
  return (
    <fieldset className={styles.step}>
      <legend className={styles.legend}>Step 1 of 2: Card information</legend>
      <Stack gap={5}>
        <Grid>
          <TextField
            {...textFieldProps(form, 'description')}
            placeholder="For example, Travel"
            autoComplete="off"
          />
          <TextField {...textFieldProps(form, 'cardholderName')} autoComplete="cc-name" />
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
            {...textFieldProps(form, 'cardNumber')}
            format={formatCardNumber}
            hint={cardNumberHint(draft.cardNumber, brand, isTypingNumber) ?? undefined}
            onFocus={() => setTypingNumber(true)}
            onBlur={() => setTypingNumber(false)}
            maxLength={CARD_NUMBER_LENGTH}
            autoComplete="cc-number"
          />
          <MaskedField
            {...textFieldProps(form, 'expiryDate')}
            format={(typed) => formatExpiry(typed, draft.expiryDate)}
            hint={expiryHint(draft.expiryDate, today) ?? undefined}
            placeholder="MM/YY"
            autoComplete="cc-exp"
          />
          <MaskedField
            {...textFieldProps(form, 'securityCode')}
            format={(typed) => formatSecurityCode(typed, brand)}
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
