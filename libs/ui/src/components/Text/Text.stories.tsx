import type { Meta, StoryObj } from '@storybook/react-vite';
import { matrix } from '../../stories/matrix.tsx';
import { Text } from './Text.tsx';

const meta = {
  title: 'Text and pictures/Text',
  component: Text,
  args: { children: 'A table at the window, from noon until three.' },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Body: Story = {};
export const Aside: Story = { args: { size: 'small', tone: 'muted' } };

export const Matrix = matrix(Text, {
  base: () => ({ children: 'A table at the window, from noon until three.' }),
  axes: {
    size: ['lead', 'body', 'small', 'eyebrow'],
    tone: ['ink', 'muted', 'accent', 'critical'],
  },
});
