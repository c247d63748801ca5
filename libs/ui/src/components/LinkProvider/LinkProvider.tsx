import type { AnchorHTMLAttributes, ComponentType, ReactNode } from 'react';
import { createContext, use } from 'react';

/** What a router's link is given: the attributes of an anchor, always an address, and what goes along with it. */
export type LinkComponentProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string;
  /** What the page that it leads to finds in its history entry; a plain anchor carries nothing. */
  state?: unknown;
};

const LinkContext = createContext<ComponentType<LinkComponentProps> | 'a'>('a');

/** Props of {@link LinkProvider}. */
export type LinkProviderProps = {
  /** Draws a link to a page of this site, for example by a router's own link. */
  component: ComponentType<LinkComponentProps>;
  children: ReactNode;
};

/** Makes every link inside it go through the app's router. Without it links are plain anchors. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** Where a link leads. An external one opens in a new tab and never goes through the router. */
export type LinkTarget = { href: string } & (
  { external?: false; state?: LinkComponentProps['state'] } | { external: boolean; state?: never }
);

/** The one anchor that every linking component is made of. */
export function Anchor({ external = false, state, ...props }: LinkTarget & LinkComponentProps) {
  const Link = use(LinkContext);
  if (external) return <a target="_blank" rel="noopener noreferrer" {...props} />;
  return Link === 'a' ? <a {...props} /> : <Link state={state} {...props} />;
}
