import { type CardDraft, emptyCardDraft } from '@parlour/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { formArgs } from '../../testing/formArgs.ts';
import { TODAY } from '../../testing/today.ts';
import { AddPaymentMethodDialogView } from './AddPaymentMethodDialogView.tsx';

const visa: CardDraft = {
  ...emptyCardDraft,
  description: 'Travel',
  cardholderName: 'Rosalind Hale',
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

const longWord = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch';

const meta = {
  title: 'Dialogs/Add a card',
  component: AddPaymentMethodDialogView,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 800 } } },
  args: {
    ...formArgs,
    draft: emptyCardDraft,
    maySubmit: false,
    today: TODAY,
  },
} satisfies Meta<typeof AddPaymentMethodDialogView>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };

export const Information: Story = {};
export const InformationOnAPhone: Story = { globals: phone, tags: ['proof'] };
export const InformationFilled: Story = { args: { draft: visa, maySubmit: true } };
export const InformationInTheDark: Story = {
  ...InformationFilled,
  globals: { theme: 'dark' },
  tags: ['proof'],
};
export const Hints: Story = {
  args: {
    draft: { ...visa, brand: 'Mastercard', expiryDate: '10/26' },
    maySubmit: true,
  },
};
export const MistypedNumber: Story = {
  args: { draft: { ...visa, cardNumber: '4242 4242 4242 4243' }, maySubmit: true },
  parameters: { viewport: { defaultViewport: 'phone' } },
};
export const AmericanExpress: Story = {
  args: {
    draft: { ...visa, brand: 'American Express', cardNumber: '', securityCode: '' },
  },
};
export const Billing: Story = { args: { step: 1, draft: visa } };
export const BillingOnAPhone: Story = { ...Billing, globals: phone, tags: ['proof'] };
export const BillingFilled: Story = {
  args: { step: 1, draft: whole, maySubmit: true },
};
export const Adding: Story = {
  args: { stage: 'submitting', step: 1, draft: whole, maySubmit: true },
};
export const Failed: Story = {
  args: {
    ...BillingFilled.args,
    failure: { message: 'Failed to add card.' },
  },
};
export const FailedOnAPhone: Story = { ...Failed, globals: phone, tags: ['proof'] };
export const CardFieldRefused: Story = {
  args: {
    draft: { ...whole, description: '4242 4242 4242 4242' },
    maySubmit: true,
    issues: [{ field: 'description', message: 'Card name must not hold a card number.' }],
  },
};
export const BillingAddressFieldRefused: Story = {
  args: {
    ...BillingFilled.args,
    issues: [{ field: 'postalCode', message: 'Postal code must be one line.' }],
  },
};
export const LongWords: Story = {
  args: {
    step: 1,
    draft: { ...whole, street: longWord, city: longWord, state: longWord },
    maySubmit: true,
    issues: [{ field: 'street', message: `${longWord} is no street.` }],
  },
  globals: phone,
  tags: ['proof'],
};
export const Added: Story = { args: { stage: 'succeeded', step: 1 } };
