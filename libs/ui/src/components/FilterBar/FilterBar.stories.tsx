import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { matrix } from '../../stories/matrix.tsx';
import type { FilterBarProps } from './FilterBar.tsx';
import { FilterBar } from './FilterBar.tsx';

const options = ['ALL', 'Hotels', 'Dining', 'Wellness', 'Travel', 'Shopping', 'Culture'].map(
  (value) => ({ value, label: value === 'ALL' ? 'All' : value }),
);

const meta = {
  title: 'Lists and filters/FilterBar',
  component: FilterBar<string>,
  args: { label: 'Category', options, value: 'ALL', onChange: fn() },
} satisfies Meta<FilterBarProps<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Categories: Story = {
  render: function Example(args) {
    const [value, setValue] = useState(args.value);
    return <FilterBar {...args} value={value} onChange={setValue} />;
  },
  play: async ({ canvas, userEvent }) => {
    const dining = canvas.getByRole('button', { name: 'Dining' });
    await userEvent.click(dining);
    await expect(dining).toHaveAttribute('aria-pressed', 'true');
    const bar = canvas.getByRole('group');
    await expect(bar).toHaveAttribute('data-more', 'none');
    // As where the fonts arrive late.
    const [text] = dining.childNodes;
    text!.nodeValue = 'Dining '.repeat(200);
    await waitFor(() => expect(bar).toHaveAttribute('data-more', 'end'));
    text!.nodeValue = 'Dining';
    await waitFor(() => expect(bar).toHaveAttribute('data-more', 'none'));
  },
};

/** The row fades out where it has more, and an arrow shows it. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const bar = canvas.getByRole('group', { name: 'Category' });
    await waitFor(() => expect(bar).toHaveAttribute('data-more', 'end'));
    const [arrow] = bar.parentElement?.querySelectorAll('[aria-hidden]') ?? [];
    await userEvent.click(arrow!);
    await waitFor(() => expect(bar.scrollLeft).toBeGreaterThan(60));
    bar.scrollLeft = 60;
    await waitFor(() => expect(bar).toHaveAttribute('data-more', 'both'));
    bar.scrollLeft = bar.scrollWidth;
    await waitFor(() => expect(bar).toHaveAttribute('data-more', 'start'));
  },
  tags: ['proof'],
};

export const Matrix = matrix<FilterBarProps<string>>(FilterBar, {
  base: () => ({ label: 'Category', options, value: 'ALL', onChange: fn() }),
  axes: { value: ['ALL', 'Wellness'] },
  wide: true,
  interactive: true,
});

/** What there is more lies to the left. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl', viewport: { value: 'phone' } },
  tags: ['proof'],
  play: async ({ canvas, userEvent }) => {
    const bar = canvas.getByRole('group', { name: 'Category' });
    await waitFor(() => expect(bar).toHaveAttribute('data-more', 'end'));
    const [arrow] = bar.parentElement?.querySelectorAll('[aria-hidden]') ?? [];
    await userEvent.click(arrow!);
    await waitFor(() => expect(bar.scrollLeft).toBeLessThan(-60));
    bar.scrollLeft = -bar.scrollWidth;
    await waitFor(() => expect(bar).toHaveAttribute('data-more', 'start'));
  },
};
