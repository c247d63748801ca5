import { Anchor } from '../LinkProvider/LinkProvider.tsx';
import * as styles from './Breadcrumbs.css.ts';

/** One step; the page that the reader is on has no address. */
export type Breadcrumb = { label: string; href?: string };

/** Props of {@link Breadcrumbs}. */
export type BreadcrumbsProps = { items: readonly Breadcrumb[] };

/** The way from the section's first page to this one. */
export function Breadcrumbs({ items }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumbs">
      <ol className={styles.trail}>
        {items.map(({ label, href }) => (
          <li key={label} className={styles.step}>
            {href === undefined ? (
              <span aria-current="page">{label}</span>
            ) : (
              <Anchor href={href} className={styles.link}>
                {label}
              </Anchor>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
