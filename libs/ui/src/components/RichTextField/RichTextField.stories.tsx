import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { matrix } from '../../stories/matrix.tsx';
import { RichTextField } from './RichTextField.tsx';

const text =
  '<h3>The evening</h3><p>Six courses by <strong>Lena Moreau</strong>, in the <em>old library</em>.</p><ul><li><p>Doors at seven</p></li><li><p>Jackets, please</p></li></ul><blockquote><p>As near to Lyon as London gets.</p></blockquote><p><a href="https://club.example" target="_blank" rel="noopener noreferrer">The menu</a></p>';

/** A rule like the club's, which no component knows. */
const linkTarget = (address: string) => (/^https?:|^mailto:/.test(address) ? address : null);
const base = () => ({ label: 'Description', value: text, onChange: fn(), linkTarget });

const meta = {
  title: 'Form fields/RichTextField',
  component: RichTextField,
  args: { ...base(), hint: 'Members read it on the page of the event.' },
  render: function Example(args) {
    const [value, setValue] = useState(args.value);
    return (
      <RichTextField
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof RichTextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfAnEvent: Story = {};

export const Typed: Story = {
  args: { value: '' },
  play: async ({ canvas, args, userEvent }) => {
    const box = await canvas.findByRole('textbox', { name: 'Description' });
    await userEvent.click(box);
    const bold = canvas.getByRole('button', { name: 'Bold' });
    await userEvent.click(bold);
    // What is typed before the editor has taken the mark would be plain.
    await waitFor(() => expect(bold).toHaveAttribute('aria-pressed', 'true'));
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.keyboard('Black tie');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith('<p><strong>Black tie</strong></p>'),
    );
    await expect(canvas.getByRole('button', { name: 'Bold' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};

/** A link is set by a dialog. */
export const Linked: Story = {
  args: { value: '' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('textbox', { name: 'Description' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Link' }));
    await userEvent.type(await screen.findByLabelText(/^Address/), 'https://club.example{Enter}');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        '<p><a href="https://club.example" target="_blank" rel="noopener noreferrer">https://club.example</a></p>',
      ),
    );
  },
  tags: ['proof'],
};

/** What a word processor copies keeps its structure. */
export const Pasted: Story = {
  args: { value: '' },
  play: async ({ canvas, args }) => {
    const box = await canvas.findByRole('textbox', { name: 'Description' });
    const clipboardData = new DataTransfer();
    const item = (level: number, text: string) =>
      `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>·</span>${text}</p>`;
    clipboardData.setData(
      'text/html',
      `<b style="font-weight:normal"><p><span style="font-weight:700">Black</span> tie</p></b>${item(1, 'one')}${item(2, 'two')}<table><tr><td>19:00</td><td>Drinks</td></tr></table>`,
    );
    box.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        '<p><strong>Black</strong> tie</p><ul><li><p>one</p><ul><li><p>two</p></li></ul></li></ul><p>19:00 – Drinks</p>',
      ),
    );
  },
  tags: ['proof'],
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['proof'] };

export const Matrix = matrix(RichTextField, {
  base,
  axes: { error: [undefined, 'Description is required.'], disabled: [false, true] },
  wide: true,
  interactive: true,
});
