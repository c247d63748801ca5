import { skipLink } from './SkipLink.css.ts';

export type SkipLinkProps = {
  /** The id of the main element, which should have `tabIndex={-1}`. */
  targetId: string;
};

/** The first tab stop: skips the menu and leads to the content. */
export function SkipLink({ targetId }: SkipLinkProps) {
  return (
    <a href={`#${targetId}`} className={skipLink}>
      Skip to content
    </a>
  );
}
