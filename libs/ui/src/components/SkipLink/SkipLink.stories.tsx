import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { matrix } from '../../stories/matrix.tsx';
import { SkipLink } from './SkipLink.tsx';

const meta = {
  title: 'Helpers/SkipLink',
  component: SkipLink,
  args: { targetId: 'content' },
  decorators: [
    (Story) => (
      <>
        <Story />
        <main id="content" tabIndex={-1}>
          Press Tab.
        </main>
      </>
    ),
  ],
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstStop: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  },
};

export const Matrix = matrix(SkipLink, {
  base: () => ({ targetId: 'content' }),
  framed: true,
  interactive: true,
});
