import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { matrix } from '../../stories/matrix.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import type { LinkComponentProps } from './LinkProvider.tsx';
import { LinkProvider } from './LinkProvider.tsx';

/** Opens a path without loading the page anew. */
const navigate = (path: string) => history.replaceState(null, '', `#${path}`);

/** Takes the place of the link component of an app's router. */
function RouterLink({ href, children, ...rest }: LinkComponentProps) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        navigate(href);
      }}
    >
      {children}
    </a>
  );
}

const meta = {
  title: 'Helpers/LinkProvider',
  component: LinkProvider,
  args: { component: RouterLink, children: <TextLink href="/events">Events</TextLink> },
} satisfies Meta<typeof LinkProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithARouter: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Events' }));
    await expect(location.hash).toBe('#/events');
  },
};

export const Matrix = matrix(LinkProvider, {
  base: () => ({
    component: RouterLink,
    children: <TextLink href="/events">Events</TextLink>,
  }),
});
