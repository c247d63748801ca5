import type { ContentPicture } from '@parlour/contract';
import { Container } from '@parlour/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { DetailPictures } from './DetailPictures.tsx';

const shown = (alternativeText: string, focusX = 50, focusY = 50) => ({
  alternativeText,
  focusX,
  focusY,
});
const terrace = { imageUrl: '/pictures/dining-sea-terrace.webp', picture: shown('The terrace') };
const further: ContentPicture[] = [
  { imageUrl: '/pictures/hotel-suite-sea.webp', picture: shown('The suite', 90, 50) },
  { imageUrl: 'data:image/png,none' },
  { imageUrl: '/pictures/amalfi-coast.webp', picture: shown('The coast <b>at</b> dusk') },
];

const meta = {
  title: 'Parts/Gallery',
  component: DetailPictures,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Pictures) => (
      <Container>
        <Pictures />
      </Container>
    ),
  ],
  args: { name: 'Casa Sette Limoni', pictures: [terrace, ...further] },
} satisfies Meta<typeof DetailPictures>;
export default meta;
type Story = StoryObj<typeof meta>;

const next = () => screen.findByRole('button', { name: 'Next picture' });
/** web/components/gallery-2: the count follows a press. */
export const Several: Story = {
  tags: ['picture'],
  play: async () => {
    await userEvent.click(await next());
    await expect(await screen.findByText('2 of 4')).toBeVisible();
  },
};
export const One: Story = { args: { pictures: [terrace] } };
/** web/components/gallery-2: a missing picture leaves its frame. */
export const Missing: Story = {
  play: async () => {
    await userEvent.click(await next());
    await userEvent.click(await next());
    await expect(await screen.findByText('3 of 4')).toBeVisible();
  },
};
/** web/components/gallery-3: the whole picture on the full screen. */
export const FullScreen: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Full screen' }));
    await expect(await screen.findByRole('dialog', { name: 'Casa Sette Limoni' })).toBeVisible();
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['proof'] };
export const InTheDark: Story = { globals: { theme: 'dark' }, tags: ['proof'] };
