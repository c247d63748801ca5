import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { matrix } from '../../stories/matrix.tsx';
import { DefinitionList } from '../DefinitionList/DefinitionList.tsx';
import { Text } from '../Text/Text.tsx';
import { Confirmation } from './Confirmation.tsx';

const meta = {
  title: 'Messages/Confirmation',
  component: Confirmation,
  args: {
    open: true,
    title: 'Success!',
    closeAfter: 1_000_000,
    onClose: fn(),
    children: (
      <>
        <Text>Your request has been submitted successfully!</Text>
        <DefinitionList items={[{ label: 'Reference', value: 'RQ-7K2M9X' }]} />
      </>
    ),
  },
} satisfies Meta<typeof Confirmation>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const InThePlaceOfATallForm: Story = { args: { minHeight: 480 } };

export const Matrix = matrix(Confirmation, {
  base: () => ({
    open: true,
    title: 'Success!',
    closeAfter: 1_000_000,
    onClose: fn(),
    children: <Text>Your request has been submitted successfully!</Text>,
  }),
  axes: { minHeight: [undefined, 320] },
});
