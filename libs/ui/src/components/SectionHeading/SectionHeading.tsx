import { Button } from '../Button/Button.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './SectionHeading.css.ts';

/**
 * Either a link to the whole section, or a button that expands the section or acts on it. The link's accessible name
 * ends with the title, to distinguish several links on one page.
 */
type SectionAction =
  | { label: string; href: string; expanded?: never; changes?: never; onAction?: never }
  | {
      label: string;
      href?: never;
      expanded?: boolean;
      /** Whether it changes something, or leads to that. */
      changes?: boolean;
      onAction: () => void;
    };

export type SectionHeadingProps = {
  /** The name of the section. */
  title: string;
  /** For a section labelled by its heading. */
  id?: string;
  /** What leads on from the section, or opens it. */
  action?: SectionAction;
  /** `small` for pages of work, where titles have less room. */
  size?: 'regular' | 'small';
};

/** The heading of a section, with a thin rule. */
export function SectionHeading({ title, id, action, size = 'regular' }: SectionHeadingProps) {
  return (
    <div className={styles.heading}>
      <h2 id={id} className={styles.title[size]}>
        {title}
      </h2>
      {action ? <Action {...action} title={title} /> : null}
    </div>
  );
}

function Action({
  label,
  title,
  href,
  expanded,
  changes = false,
  onAction,
}: SectionAction & { title: string }) {
  return href === undefined ? (
    <Button variant="quiet" size="small" expanded={expanded} changes={changes} onClick={onAction}>
      {label}
    </Button>
  ) : (
    <TextLink variant="standalone" href={href}>
      <span>
        {label} <VisuallyHidden>{title}</VisuallyHidden>
      </span>
    </TextLink>
  );
}
