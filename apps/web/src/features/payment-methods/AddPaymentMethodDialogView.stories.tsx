import { type CardDraft, emptyCardDraft } from '@parlour/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { TODAY } from '../../testing/today.ts';
import { AddPaymentMethodDialogView } from './AddPaymentMethodDialogView.tsx';

const visa: CardDraft = {
  ...emptyCardDraft,
  description: 'Travel',
  cardholderName: 'Eleanor Marsh',
  brand: 'Visa',
  cardNumber: '4242 4242 4242 4242',
  expiryDate: '05/30',
  securityCode: '123',
  isPreferred: true,
};
const whole: CardDraft = {
  ...visa,
  street: '1 Garden Row',
  city: 'London',
  state: 'Greater London',
  postalCode: 'W1 1AA',
};

const meta = {
  component: AddPaymentMethodDialogView,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 800 } } },
  args: {
    stage: 'information',
    draft: emptyCardDraft,
    failure: null,
    maySubmit: false,
    today: TODAY,
    onChange: fn(),
    onSubmit: fn(),
    onBack: fn(),
    onFailureDismiss: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof AddPaymentMethodDialogView>;
export default meta;
type Story = StoryObj<typeof meta>;

const onAPhone = { globals: { viewport: { value: 'phone' } } };

export const Information: Story = {};
export const InformationOnAPhone: Story = onAPhone;
export const InformationFilled: Story = { args: { draft: visa, maySubmit: true } };
export const InformationInTheDark: Story = {
  ...InformationFilled,
  globals: { theme: 'dark' },
};
export const Hints: Story = {
  args: {
    draft: { ...visa, brand: 'Mastercard', expiryDate: '10/26' },
    maySubmit: true,
  },
};
export const MistypedNumber: Story = {
  args: { draft: { ...visa, cardNumber: '4242 4242 4242 4243' }, maySubmit: true },
  ...onAPhone,
};
export const AmericanExpress: Story = {
  args: {
    draft: { ...visa, brand: 'American Express', cardNumber: '', securityCode: '' },
  },
};
export const Billing: Story = { args: { stage: 'billing', draft: visa } };
export const BillingOnAPhone: Story = { ...Billing, ...onAPhone };
export const BillingFilled: Story = {
  args: { stage: 'billing', draft: whole, maySubmit: true },
};
export const Adding: Story = { args: { stage: 'adding', draft: whole, maySubmit: true } };
export const Failed: Story = {
  args: {
    ...BillingFilled.args,
    failure: { field: null, message: 'Failed to add card.', cause: null },
  },
};
export const FailedOnAPhone: Story = { ...Failed, ...onAPhone };
export const CardFieldRefused: Story = {
  args: {
    draft: { ...whole, description: '4242 4242 4242 4242' },
    maySubmit: true,
    failure: {
      field: 'description',
      message: 'Card name must not hold a card number.',
      cause: null,
    },
  },
};
export const AddressFieldRefused: Story = {
  args: {
    ...BillingFilled.args,
    failure: { field: 'postalCode', message: 'Postal code must be one line.', cause: null },
  },
};
export const Added: Story = { args: { stage: 'added' } };
