import type { ClubContents } from '@parlour/contract/staff';
import { SectionHeading, Stack, Text } from '@parlour/ui';
import { useId } from 'react';

export type AddFirstViewProps = {
  /** How much the club has of each kind. */
  contents: ClubContents;
};

/** What to add, each after what it needs, and what members see of it. */
const kinds: readonly (readonly [kind: keyof ClubContents, label: string, use: string])[] = [
  ['vendors', 'Vendors', 'Destinations and benefits are made of them.'],
  ['benefits', 'Benefits', 'Until then the page of benefits says that there is none.'],
  ['events', 'Events', 'Members see those that are ahead, on their dashboard too.'],
  ['destinations', 'Destinations', 'Each shows its neighborhoods and connected vendors.'],
  ['giftGuides', 'Gift guides', 'A public one is for all members.'],
  ['members', 'Members', 'Invite them last, when there is something to see.'],
];

/** Says what the club has none of yet. Nothing where it has one of each (`DKF14`). */
export function AddFirstView({ contents }: AddFirstViewProps) {
  const id = useId();
  const missing = kinds.filter(([kind]) => contents[kind] === 0);
  if (missing.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Stack gap={3}>
        <SectionHeading id={id} title="What to add first" />
        <ol>
          {missing.map(([kind, label, use]) => (
            <li key={kind}>
              <Text>
                <strong>{label}</strong>. {use}
              </Text>
            </li>
          ))}
        </ol>
      </Stack>
    </section>
  );
}
