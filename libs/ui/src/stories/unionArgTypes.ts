import type { ArgTypes } from '@storybook/react-vite';

type InputType = NonNullable<ArgTypes[string]>;

// The tables of the pages read props from interfaces, not from unions. These are the props of unions.

const rowOf = (description: string, summary: string, control: InputType['control']): InputType => ({
  description,
  control,
  table: { type: { summary } },
});

/** The target of a link: `LinkTarget`. */
export const linkArgTypes = {
  href: rowOf('The path or the URL.', 'string', 'text'),
  external: rowOf('Whether it leads to another site, in a new tab.', 'boolean', 'boolean'),
  state: rowOf(
    'The state of the new history entry. An external link has none.',
    'unknown, without external',
    false,
  ),
} satisfies ArgTypes;

/** A button that can be pending. */
export const pendingArgTypes = {
  isPending: rowOf(
    'Whether the action is under way. It goes with `pendingLabel`.',
    'boolean',
    'boolean',
  ),
  pendingLabel: rowOf(
    'The label while pending, such as Submitting...',
    'string, with isPending',
    'text',
  ),
} satisfies ArgTypes;

/** A card with a picture, and a badge only over a picture. */
export const cardMediaArgTypes = {
  media: rowOf('A picture.', 'ReactNode', false),
  badge: rowOf('A badge over the picture.', 'ReactNode, with media', false),
} satisfies ArgTypes;

/** A retry, a link that leads elsewhere, or both. */
export const recoveryArgTypes = {
  onRetry: rowOf(
    'Called for Retry. Without it there is no such button, and an action is required.',
    '() => void',
    false,
  ),
  action: rowOf('A link that leads elsewhere.', 'ReactNode', false),
} satisfies ArgTypes;

/** The variants of a text link. */
export const linkVariantArgTypes = {
  variant: {
    ...rowOf(
      'Where it stands: in a sentence, on a line of its own, or in a menu.',
      "'inline' | 'standalone' | 'navigation'",
      'inline-radio',
    ),
    options: ['inline', 'standalone', 'navigation'],
  },
  current: rowOf(
    'Whether it leads to the current page.',
    "boolean, with variant 'navigation'",
    'boolean',
  ),
} satisfies ArgTypes;
