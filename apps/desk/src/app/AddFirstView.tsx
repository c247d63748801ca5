import type { ClubContents, ContentKind } from '@parlour/contract/staff';
import { href } from '@parlour/core';
import { deskRoutes } from '@parlour/core/routes';
import { SectionHeading, Stack, Text, TextLink } from '@parlour/ui';
import { useId } from 'react';

export type AddFirstViewProps = {
  /** How much the club has of each kind. */
  contents: ClubContents;
  /** Whether the viewer may choose how the club begins. */
  mayBegin: boolean;
};

const listOf = (kind: ContentKind) => href(deskRoutes.contentList, { kind });

/** What to add, each after what it needs, where, and what members see of it. Editors have no page of members. */
const kinds: readonly (readonly [
  kind: keyof Omit<ClubContents, 'hasBegun'>,
  label: string,
  path: string | null,
  use: string,
])[] = [
  ['vendors', 'Vendors', listOf('vendor'), 'Destinations and benefits are made of them.'],
  [
    'benefits',
    'Benefits',
    listOf('benefit'),
    'Until then the page of benefits says that there is none.',
  ],
  [
    'events',
    'Events',
    listOf('event'),
    'Members see those that are ahead, on their dashboard too.',
  ],
  [
    'destinations',
    'Destinations',
    listOf('destination'),
    'Each shows its neighborhoods and connected vendors.',
  ],
  ['giftGuides', 'Gift Guides', listOf('gift_guide'), 'A public one is for all members.'],
  ['members', 'Members', null, 'Invite them last, when there is something to see.'],
];

/** Says what the club has none of yet, and that it has not begun. Nothing where it has one of each (`desk/app-14`). */
export function AddFirstView({ contents, mayBegin }: AddFirstViewProps) {
  const id = useId();
  const missing = kinds.filter(([kind]) => contents[kind] === 0);
  const isToBegin = mayBegin && !contents.hasBegun;
  if (missing.length === 0 && !isToBegin) return null;
  return (
    <section aria-labelledby={id}>
      <Stack gap={3}>
        <SectionHeading size="small" id={id} title="What to add first" />
        <ol>
          {isToBegin ? (
            <li>
              <Text>
                <TextLink href={deskRoutes.begin.path}>How the club begins</TextLink>. With the
                sample club, empty or with an import: nobody has chosen yet.
              </Text>
            </li>
          ) : null}
          {missing.map(([kind, label, path, use]) => (
            <li key={kind}>
              <Text>
                {path === null ? (
                  <strong>{label}</strong>
                ) : (
                  <TextLink href={path}>{label}</TextLink>
                )}
                . {use}
              </Text>
            </li>
          ))}
        </ol>
      </Stack>
    </section>
  );
}
