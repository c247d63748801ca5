import type { Meta, StoryObj } from '@storybook/react-vite';
import { matrix } from '../../stories/matrix.tsx';
import { Text } from '../Text/Text.tsx';
import { Container } from './Container.tsx';

const words = (
  <Text>
    The club keeps a table at the window from noon until three, and another by the fire in winter.
    Members who come unannounced are as welcome as those who are expected.
  </Text>
);

const meta = {
  title: 'Layout/Container',
  component: Container,
  args: { children: words },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Container>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {};
export const Reading: Story = { args: { width: 'text' } };

export const Matrix = matrix(Container, {
  base: () => ({ children: words }),
  axes: { width: ['page', 'text', 'narrow'] },
  wide: true,
});
