import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { matrix } from '../../stories/matrix.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { BrightScreen, BrightScreenContent, type BrightScreenProps } from './BrightScreen.tsx';
import * as styles from './BrightScreen.css.ts';

const meta = {
  title: 'Dialogs/BrightScreen',
  component: BrightScreen,
  args: {
    open: true,
    title: 'Your Code',
    onClose: fn(),
    children: (
      <Stack gap={2} align="start">
        <Text size="lead">ACDE-FGHJ</Text>
        <Text tone="muted">Valid until January 31, 2030</Text>
      </Stack>
    ),
  },
  parameters: { docs: { story: { inline: false, iframeHeight: 640 } } },
} satisfies Meta<typeof BrightScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const InTheDark: Story = { globals: { theme: 'dark' }, tags: ['proof'] };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['proof'] };
export const LongerThanTheWindow: Story = {
  args: {
    children: (
      <Stack gap={8}>
        {Array.from({ length: 24 }, (_, line) => (
          <Text key={line}>One line of many</Text>
        ))}
      </Stack>
    ),
  },
  tags: ['proof'],
};

/** The screen in its frame. The real one is modal: it would make all other states inert. */
function InFrame(content: BrightScreenProps) {
  return (
    <BaseDialog.Root open modal={false}>
      <div role="dialog" aria-label={content.title} className={styles.screen}>
        <BrightScreenContent {...content} />
      </div>
    </BaseDialog.Root>
  );
}

export const Matrix = matrix<BrightScreenProps>(InFrame, {
  base: () => ({ ...meta.args }),
  axes: { title: ['Your Code', 'The Code of a House with a Long Name'] },
  wide: true,
  framed: 'tall',
  interactive: true,
});
