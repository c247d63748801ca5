import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { matrix } from '../../stories/matrix.tsx';
import { PictureViewer, PictureViewerContent, type PictureViewerProps } from './PictureViewer.tsx';
import * as styles from './PictureViewer.css.ts';

/** A drawing of any size, whose edges show whether all of it is seen. */
const drawing = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><path fill="#8a6a3b" stroke="#f3ead9" stroke-width="${width / 25}" d="M0 0h${width}v${height}H0z"/><circle cx="${width / 2}" cy="${height / 3}" r="${Math.min(width, height) / 6}" fill="#f3ead9"/></svg>`,
  )}`;

const terrace = drawing(1600, 1000);
const stair = drawing(900, 1600);
const valley = drawing(12_000, 8000);
/** It can't be loaded, without a request that fails. */
const missing = 'data:image/png,';

const pictures = [
  { src: terrace, alt: 'The terrace at dusk' },
  { src: missing, alt: 'Casa do Mirante' },
  { src: stair, alt: 'The stair to the garden' },
  { src: valley, alt: 'The valley' },
];

const meta = {
  title: 'Dialogs/PictureViewer',
  component: PictureViewer,
  args: {
    open: true,
    title: 'Casa do Mirante',
    pictures,
    current: 0,
    loadsAhead: true,
    onMove: fn(),
    onClose: fn(),
  },
  render: function Example(args) {
    const [current, setCurrent] = useState(args.current);
    return <PictureViewer {...args} current={current} onMove={setCurrent} />;
  },
  parameters: { docs: { story: { inline: false, iframeHeight: 640 } } },
} satisfies Meta<typeof PictureViewer>;
export default meta;
type Story = StoryObj<typeof meta>;

const shows = (name: string) =>
  waitFor(async () => {
    const box = screen.getByRole('img', { name }).getBoundingClientRect();
    await expect(box.left).toBeGreaterThanOrEqual(0);
    await expect(box.right).toBeLessThanOrEqual(innerWidth);
    await expect(box.bottom).toBeLessThanOrEqual(innerHeight);
  });

export const Open: Story = {
  play: async () => {
    await shows('The terrace at dusk');
    await userEvent.click(screen.getByRole('button', { name: 'Next picture' }));
    await expect(await screen.findByText('2 of 4')).toBeVisible();
  },
};
export const Missing: Story = { args: { current: 1 } };
export const Portrait: Story = {
  args: { current: 2 },
  play: () => shows('The stair to the garden'),
  tags: ['proof'],
};
export const Huge: Story = {
  args: { current: 3 },
  play: () => shows('The valley'),
  tags: ['proof'],
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['proof'] };
export const LongWords: Story = {
  args: { title: 'The House of a Family with a Very Long Name above the River at Dusk' },
  globals: { viewport: { value: 'phone' } },
  tags: ['proof'],
};

/** The viewer in its frame. The real one is modal: it would make all other states inert. */
function InFrame(content: PictureViewerProps) {
  return (
    <BaseDialog.Root open modal={false}>
      <div role="dialog" aria-label={content.title} className={styles.screen}>
        <PictureViewerContent {...content} />
      </div>
    </BaseDialog.Root>
  );
}

export const Matrix = matrix<PictureViewerProps>(InFrame, {
  base: () => ({ ...meta.args }),
  axes: { current: [0, 1] },
  wide: true,
  framed: 'tall',
  interactive: true,
});

/** The next picture comes from the left, by the arrow key that points there. */
export const RightToLeft: Story = {
  args: { current: 2 },
  globals: { direction: 'rtl' },
  tags: ['proof'],
  play: async () => {
    await shows('The stair to the garden');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(await screen.findByText('4 of 4')).toBeVisible();
    await shows('The valley');
  },
};
