import { Button, Container, DefinitionList, PageHeading, Text } from '@parlour/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DetailLayout, type DetailLayoutProps } from './DetailLayout.tsx';

const meta = {
  title: 'Parts/Detail layout',
  component: DetailLayout,
  // Seen here and tested at this width, until the toolbar says another one.
  parameters: { layout: 'fullscreen', viewport: { defaultViewport: 'desktop' } },
  decorators: [
    (Layout) => (
      <Container>
        <Layout />
      </Container>
    ),
  ],
  args: {
    heading: <PageHeading title="A third night at the Casa do Mirante" />,
    name: 'A third night at the Casa do Mirante',
    imageUrl: null,
    action: <Button fullWidth>Redeem</Button>,
    facts: <DefinitionList items={[{ label: 'Category', value: 'Hotels' }]} />,
    children: null,
  },
} satisfies Meta<typeof DetailLayout>;
export default meta;
type Story = StoryObj<DetailLayoutProps>;

/** web/components/detail-4: nothing is left empty beside the words. */
export const Alone: Story = {
  play: async ({ canvas }) => {
    const article = canvas.getByRole('article').getBoundingClientRect();
    const action = canvas.getByRole('button').getBoundingClientRect();
    await expect(action.left).toBeCloseTo(article.left, 0);
    await expect(action.width).toBeGreaterThan(article.width / 2);
  },
};
export const BesideAText: Story = {
  args: { children: <Text>Stay two nights and the third is with our compliments.</Text> },
};
export const BesideATextOnADesktop: Story = {
  ...BesideAText,
  globals: { viewport: { value: 'desktop' } },
  tags: ['proof'],
  play: async ({ canvas }) => {
    const article = canvas.getByRole('article').getBoundingClientRect();
    const action = canvas.getByRole('button').getBoundingClientRect();
    await expect(action.left).toBeGreaterThan(article.left + article.width / 2);
    await expect(action.right).toBeCloseTo(article.right, 0);
  },
};
export const AloneOnAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['proof'] };
