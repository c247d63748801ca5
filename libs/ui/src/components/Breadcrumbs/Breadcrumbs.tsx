import { Anchor } from '../LinkProvider/LinkProvider.tsx';
import * as styles from './Breadcrumbs.css.ts';

/** One breadcrumb. The current page has no `href`. */
type Breadcrumb = { label: string; href?: string };

export type BreadcrumbsProps = {
  /** From the section's first page down. The current page has no `href`. */
  items: readonly Breadcrumb[];
  /** The name of the landmark for screen readers. */
  label?: string;
};

/** The path from the section's first page to the current one. */
export function Breadcrumbs({ items, label = 'Breadcrumbs' }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.trail}>
        {items.map((item, index) => (
          // Two items may have the same label, and the list is never reordered.
          <li key={index} className={styles.step}>
            {item.href === undefined ? (
              <span aria-current="page">{item.label}</span>
            ) : (
              <Anchor href={item.href} className={styles.link}>
                {item.label}
              </Anchor>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
