import type { Meta, StoryObj } from '@storybook/react-vite';
import { matrix } from '../../stories/matrix.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { DefinitionList } from './DefinitionList.tsx';

const items = [
  { label: 'Category', value: 'Hotels' },
  { label: 'Location', value: 'Lisbon, Portugal' },
  {
    label: 'Website',
    value: (
      <TextLink href="https://club.example" external>
        casadomirante.example
      </TextLink>
    ),
  },
];

const meta = {
  title: 'Lists and filters/DefinitionList',
  component: DefinitionList,
  args: { items },
} satisfies Meta<typeof DefinitionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Benefit: Story = {};

export const Matrix = matrix(DefinitionList, { base: () => ({ items }), wide: true });
