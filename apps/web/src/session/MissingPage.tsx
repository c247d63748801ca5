import { LinkButton, PageHeading } from '@parlour/ui';
import type { Visitor } from './useVisitor.ts';
import { VisitorInvitation } from './VisitorInvitation.tsx';

/** Props of {@link MissingPage}. */
export type MissingPageProps = {
  title: string;
  /** What may have become of it. */
  intro: string;
  /** Where a member finds others of its kind. */
  back: { label: string; href: string };
  /** Null for a member. */
  visitor: Visitor | null;
};

/** A shared page about something that does not exist: it leads a member back, and invites a visitor (spec section 6). */
export function MissingPage({ title, intro, back, visitor }: MissingPageProps) {
  return (
    <PageHeading
      title={title}
      intro={intro}
      actions={
        visitor === null ? (
          <LinkButton href={back.href}>{back.label}</LinkButton>
        ) : (
          <VisitorInvitation visitor={visitor} />
        )
      }
    />
  );
}
