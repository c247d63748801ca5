import { LinkButton, PageHeading } from '@parlour/ui';
import type { Visitor } from '../../app/session/useVisitor.ts';
import { VisitorInvitation } from './VisitorInvitation.tsx';

export type MissingPageProps = {
  /** Says what is missing, as the heading of the page. */
  title: string;
  /** Explains why the subject may be missing. */
  intro: string;
  /** Links a member to the list of similar items. */
  back: { label: string; href: string };
  /** Null for a member. */
  visitor: Visitor | null;
};

/** A shared page whose subject does not exist. It leads a member back and invites a visitor. */
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
