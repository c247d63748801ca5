import { skipLink } from './SkipLink.css.ts';

/** Props of {@link SkipLink}. */
export type SkipLinkProps = {
  /** The id of the page's main part, which should have `tabIndex={-1}`. */
  targetId: string;
  label?: string;
};

/** The first stop of the Tab key: past the menu, to the content. */
export function SkipLink({ targetId, label = 'Skip to content' }: SkipLinkProps) {
  return (
    <a href={`#${targetId}`} className={skipLink}>
      {label}
    </a>
  );
}
