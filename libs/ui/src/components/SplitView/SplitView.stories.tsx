import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { matrix } from '../../stories/matrix.tsx';
import { Text } from '../Text/Text.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { type Pane, SplitView } from './SplitView.tsx';

const panesOf = (place: string): readonly Pane[] => [
  {
    id: 'views',
    label: `Views ${place}`,
    width: 'side',
    content: <TextLink href="#mine">Mine</TextLink>,
  },
  {
    id: 'list',
    label: `Requests ${place}`,
    width: 'list',
    content: <TextLink href="#table">A table for our anniversary</TextLink>,
  },
  {
    id: 'thread',
    label: `Thread ${place}`,
    width: 'rest',
    content: (
      <>
        <Text>Would eight in the evening suit you?</Text>
        <TextLink href="#reply">Reply</TextLink>
      </>
    ),
  },
];

const meta = {
  title: 'Layout/SplitView',
  component: SplitView,
  args: { panes: panesOf(''), shown: 'list' },
  // The frame around gives the height.
  decorators: [(Story) => <div style={{ height: '240px' }}>{Story()}</div>],
} satisfies Meta<typeof SplitView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreePanes: Story = {
  parameters: { viewport: { defaultViewport: 'desktop' } },
};
export const TwoPanes: Story = {
  args: { panes: panesOf('').slice(1) },
  parameters: { viewport: { defaultViewport: 'desktop' } },
};
export const OneAtATime: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A table for our anniversary')).toBeVisible();
    await expect(canvas.queryByText('Mine')).toBeNull();
  },
  tags: ['proof'],
};

export const Matrix = matrix(SplitView, {
  base: (place) => ({ panes: panesOf(place), shown: 'list' }),
  wide: true,
  framed: true,
});
