import type { Meta, StoryObj } from '@storybook/react-vite';
import { matrix } from '../../stories/matrix.tsx';
import { Prose } from './Prose.tsx';

const words = (
  <>
    <p>
      Members are met at the door and shown to the <a href="#terrace">terrace</a>, where breakfast
      is served until eleven.
    </p>
    <h3>Included</h3>
    <ul>
      <li>The third night of any stay of three</li>
      <li>Breakfast for two, each morning</li>
    </ul>
    <blockquote>The best view in the city, and nobody knows it.</blockquote>
  </>
);

const meta = {
  title: 'Text and pictures/Prose',
  component: Prose,
  args: { children: words },
} satisfies Meta<typeof Prose>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WrittenByStaff: Story = {};

export const Matrix = matrix(Prose, { base: () => ({ children: words }), wide: true });
