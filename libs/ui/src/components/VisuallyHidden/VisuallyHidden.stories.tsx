import type { Meta, StoryObj } from '@storybook/react-vite';
import { matrix } from '../../stories/matrix.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Helpers/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'upcoming events' },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AfterAVisibleWord: Story = {
  render: (args) => (
    <p>
      View all <VisuallyHidden {...args} />
    </p>
  ),
};

export const Matrix = matrix(VisuallyHidden, { base: () => ({ children: 'upcoming events' }) });
