import { Button } from '../Button/Button.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './SectionHeading.css.ts';

/**
 * Leads to all of the section, and is said with the title after it, so that several on a page can be told apart; or
 * unfolds the section where it stands, or does something for it, by words that need no title.
 */
type SectionAction =
  | { label: string; href: string; expanded?: never; onAction?: never }
  | { label: string; href?: never; expanded?: boolean; onAction: () => void };

/** Props of {@link SectionHeading}. */
export type SectionHeadingProps = {
  title: string;
  level?: 2 | 3;
  /** For a section that is named by its heading. */
  id?: string;
  action?: SectionAction;
};

/** The head of a section, under a thin rule. */
export function SectionHeading({ title, level = 2, id, action }: SectionHeadingProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.heading}>
      <Heading id={id} className={styles.title[level]}>
        {title}
      </Heading>
      {action ? <Action {...action} title={title} /> : null}
    </div>
  );
}

function Action({ label, title, href, expanded, onAction }: SectionAction & { title: string }) {
  return href === undefined ? (
    <Button variant="quiet" size="small" expanded={expanded} onClick={onAction}>
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
