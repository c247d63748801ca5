import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Controlled } from '../../stories/Controlled.tsx';
import { matrix } from '../../stories/matrix.tsx';
import { MoneyField } from './MoneyField.tsx';

const base = () => ({
  label: 'Price',
  value: { minor: 125_000, currency: 'EUR' },
  onChange: fn(),
  currencies: ['USD', 'EUR', 'GBP', 'JPY'],
  decimalsOf: (currency: string) => (currency === 'JPY' ? 0 : 2),
});

const meta = {
  title: 'Form fields/MoneyField',
  component: MoneyField,
  args: { ...base(), hint: 'Without one, members see "Price available upon request".' },
} satisfies Meta<typeof MoneyField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfAProduct: Story = {
  render: (args) => (
    <Controlled initial={args.value}>
      {(value, onChange) => <MoneyField {...args} value={value} onChange={onChange} />}
    </Controlled>
  ),
  play: async ({ canvas, userEvent }) => {
    const amount = canvas.getByRole('textbox', { name: 'Price' });
    await userEvent.clear(amount);
    await userEvent.type(amount, '12.50');
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'JPY');
    await expect(canvas.getByText('An amount in JPY has no decimals.')).toBeVisible();
  },
};

export const Matrix = matrix(MoneyField, {
  base,
  axes: { error: [undefined, 'Price is required.'], disabled: [false, true] },
  interactive: true,
});
