import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { matrix } from '../../stories/matrix.tsx';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { backdrop } from '../Dialog/Dialog.css.ts';
import { TextLink } from '../TextLink/TextLink.tsx';
import * as styles from './Drawer.css.ts';
import { Drawer, DrawerContent, type DrawerProps } from './Drawer.tsx';

/** Returns a menu whose landmark has this name. */
const menuOf = (name: string) => (
  <Stack gap={4}>
    <nav aria-label={name}>
      <Stack gap={1} align="start">
        <TextLink variant="navigation" href="#home" current>
          Home
        </TextLink>
        <TextLink variant="navigation" href="#benefits">
          Member Benefits
        </TextLink>
        <TextLink variant="navigation" href="#events">
          Events
        </TextLink>
      </Stack>
    </nav>
    <Button fullWidth>Submit a Request</Button>
  </Stack>
);

const meta = {
  title: 'Dialogs/Drawer',
  component: Drawer,
  args: {
    open: true,
    title: 'Menu',
    onClose: fn(),
    children: menuOf('Main'),
  },
  parameters: {
    viewport: { defaultViewport: 'phone' },
    docs: { story: { inline: false, iframeHeight: 560 } },
  },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Menu: Story = {};
export const InTheDark: Story = {
  globals: { theme: 'dark', viewport: { value: 'phone' } },
  tags: ['proof'],
};

/** The drawer in its frame. The real one is modal: it would make all other states inert. */
function InFrame(content: DrawerProps) {
  return (
    <BaseDialog.Root open modal={false}>
      <div className={backdrop} />
      <div role="dialog" aria-label={content.title} className={styles.popup}>
        <DrawerContent {...content} />
      </div>
    </BaseDialog.Root>
  );
}

const base = (place: string) => ({ ...meta.args, children: menuOf(`Main, ${place}`) });

export const Matrix = matrix<DrawerProps>(InFrame, { base, framed: 'tall' });
export const InUse = matrix<DrawerProps>(InFrame, {
  base,
  framed: 'tall',
  interactive: true,
});
