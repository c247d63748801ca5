import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { tokens } from '../../tokens.css.ts';
import { matrix } from '../../stories/matrix.tsx';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'Text and pictures/Badge',
  component: Badge,
  args: { children: 'New' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const New: Story = { args: { tone: 'accent' } };

/** Its ground is close to that of a page: its edge shows where it ends. */
export const Category: Story = {
  args: { children: 'Wellness' },
  play: async ({ canvas }) => {
    const { borderTopColor, borderTopStyle } = getComputedStyle(canvas.getByText('Wellness'));
    await expect(borderTopStyle).toBe('solid');
    await expect(borderTopColor).toBe(outlineColor());
  },
};

/** Returns the color of an outline in the theme of the story, as a browser computes it. */
function outlineColor() {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.color = tokens.color.ruleStrong;
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

/** Must not make the page wider than a phone. */
export const LongWord: Story = {
  args: { children: 'Donaudampfschifffahrtsgesellschaftskapitänin' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
  tags: ['proof'],
};

/** What is beside it gives way before a word breaks. */
export const InANarrowCell: Story = {
  render: () => (
    <table style={{ width: '260px', overflowWrap: 'anywhere' }}>
      <tbody>
        <tr>
          <td>
            <Badge tone="accent">Needs attention</Badge>
          </td>
          <td>{'Only 1.4 GB are free for the data folder. '.repeat(6)}</td>
        </tr>
      </tbody>
    </table>
  ),
  play: async ({ canvas }) => {
    const words = document.createRange();
    const text = canvas.getByText('Needs attention').firstChild;
    if (text === null) throw new Error('the badge has no text');
    words.selectNodeContents(text);
    await expect(words.getClientRects().length).toBeLessThanOrEqual(2);
  },
  tags: ['proof'],
};

export const Matrix = matrix(Badge, {
  base: () => ({ children: 'Complimentary' }),
  axes: { tone: ['neutral', 'accent', 'positive', 'critical'] },
});
