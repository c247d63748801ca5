import { Anchor } from '../LinkProvider/LinkProvider.tsx';
import * as styles from './Breadcrumbs.css.ts';

/** One step; the page that the reader is on has no address. */
export type Breadcrumb = { label: string; href?: string };

/** Props of {@link Breadcrumbs}. */
export type BreadcrumbsProps = { items: readonly Breadcrumb[]; label?: string };

/** The way from the section's first page to this one. */
export function Breadcrumbs({ items, label = 'Breadcrumbs' }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.trail}>
        {items.map((item, index) => (
          // Two steps may have the same name, and a trail is never reordered.
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
