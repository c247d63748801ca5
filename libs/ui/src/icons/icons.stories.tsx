import type { Meta } from '@storybook/react-vite';
import { matrix } from '../stories/matrix.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import * as contentIcons from './contentIcons.tsx';
import * as navigationIcons from './navigationIcons.tsx';

const icons = { ...navigationIcons, ...contentIcons };

const meta = { component: contentIcons.StarIcon } satisfies Meta<typeof contentIcons.StarIcon>;
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
