import type { Meta, StoryObj } from '@storybook/react-vite';
import { matrix } from '../../stories/matrix.tsx';
import { ScrollToTop } from './ScrollToTop.tsx';

const meta = {
  title: 'Helpers/ScrollToTop',
  component: ScrollToTop,
  parameters: { docs: { story: { inline: false, iframeHeight: 160 } } },
} satisfies Meta<typeof ScrollToTop>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Shown from the start, because the story is too short to scroll. */
export const Shown: Story = { args: { threshold: -1 } };

export const Matrix = matrix(ScrollToTop, { base: () => ({ threshold: -1 }), framed: true });
