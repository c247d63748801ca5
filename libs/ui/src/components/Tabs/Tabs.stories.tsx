import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Controlled } from '../../stories/Controlled.tsx';
import { matrix } from '../../stories/matrix.tsx';
import { Text } from '../Text/Text.tsx';
import { Tabs, type TabsProps } from './Tabs.tsx';

const args: TabsProps<string> = {
  label: 'Write',
  tabs: [
    { name: 'reply', label: 'Reply' },
    { name: 'note', label: 'Internal Note' },
  ],
  shown: 'reply',
  onShow: fn(),
  children: <Text>Only colleagues read a note.</Text>,
};

const meta = {
  title: 'Lists and filters/Tabs',
  component: Tabs<string>,
  args,
} satisfies Meta<TabsProps<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ReplyOrNote: Story = {
  render: (props) => (
    <Controlled initial="reply">
      {(shown, onShow) => <Tabs {...props} shown={shown} onShow={onShow} />}
    </Controlled>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Internal Note' }));
    await expect(canvas.getByRole('tabpanel', { name: 'Internal Note' })).toBeVisible();
  },
};

export const Matrix = matrix<TabsProps<string>>(Tabs<string>, {
  base: () => args,
  axes: { shown: ['reply', 'note'] },
  interactive: true,
});
