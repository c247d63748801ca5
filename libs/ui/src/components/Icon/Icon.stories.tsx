import type { Meta } from '@storybook/react-vite';
import { matrix } from '../../stories/matrix.tsx';
import { Stack } from '../Stack/Stack.tsx';
import * as icons from './Icon.tsx';

const meta = { component: icons.StarIcon } satisfies Meta<typeof icons.StarIcon>;
export default meta;

function AllIcons() {
  return (
    <Stack direction="row">
      {Object.entries(icons).map(([name, Icon]) => (
        <Icon key={name} />
      ))}
    </Stack>
  );
}

export const Matrix = matrix(AllIcons, { base: () => ({}), wide: true });
