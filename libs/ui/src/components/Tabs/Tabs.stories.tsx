import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { matrix } from '../../stories/matrix.tsx';
import { Text } from '../Text/Text.tsx';
import { Tabs, type TabsProps } from './Tabs.tsx';

const words: Readonly<Record<string, string>> = {
  reply: 'The member gets it by email.',
  note: 'Only colleagues read a note.',
};

/** The tabs with the words of the shown one. */
const Written = (props: TabsProps<string>) => (
  <Tabs {...props}>
    <Text>{words[props.shown]}</Text>
  </Tabs>
);

const args: TabsProps<string> = {
  label: 'Write',
  tabs: [
    { name: 'reply', label: 'Reply' },
    { name: 'note', label: 'Internal Note' },
  ],
  shown: 'reply',
  onShow: fn(),
  children: null,
};

const meta = {
  title: 'Lists and filters/Tabs',
  component: Tabs<string>,
  args,
} satisfies Meta<TabsProps<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ReplyOrNote: Story = {
  render: function Example(args) {
    const [shown, setShown] = useState(args.shown);
    return (
      <Tabs {...args} shown={shown} onShow={setShown}>
        <Text>{words[shown]}</Text>
      </Tabs>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Internal Note' }));
    await expect(canvas.getByRole('tabpanel', { name: 'Internal Note' })).toBeVisible();
  },
};

export const Matrix = matrix<TabsProps<string>>(Written, {
  base: () => args,
  axes: { shown: ['reply', 'note'] },
  interactive: true,
});

/** An arrow key leads to what it points at. */
export const RightToLeft: Story = {
  ...ReplyOrNote,
  globals: { direction: 'rtl' },
  tags: ['proof'],
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('tab', { name: 'Reply' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tabpanel', { name: 'Internal Note' })).toBeVisible();
  },
};
