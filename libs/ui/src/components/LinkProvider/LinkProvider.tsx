import type { AnchorHTMLAttributes, ComponentType, ReactNode } from 'react';
import { createContext, use } from 'react';

/** The props of a router's link component: anchor attributes with a required `href`, and the history state. */
export type LinkComponentProps = Omit<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'onClick' | 'target'
> & {
  /** The path of a page of this site. */
  href: string;
  /** The state of the new history entry. A plain anchor ignores it. */
  state?: unknown;
};

const LinkContext = createContext<ComponentType<LinkComponentProps> | 'a'>('a');

export type LinkProviderProps = {
  /** Renders a link to a page of this site, for example with a router's own link. */
  component: ComponentType<LinkComponentProps>;
  /** The app. */
  children: ReactNode;
};

/** Makes every link inside it use the app's router. Without it links are plain anchors. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** The target of a link. An external one opens in a new tab and never uses the router. */
export type LinkTarget = {
  /** The path or the URL. */
  href: string;
} & (
  | {
      /** Whether it leads to another site, in a new tab. */
      external?: false;
      /** The state of the new history entry. */
      state?: LinkComponentProps['state'];
    }
  | { external: boolean; state?: never }
);

/** The anchor that every linking component renders. */
export function Anchor({ external = false, state, ...props }: LinkTarget & LinkComponentProps) {
  const Link = use(LinkContext);
  if (external) return <a target="_blank" rel="noopener noreferrer" {...props} />;
  return Link === 'a' ? <a {...props} /> : <Link state={state} {...props} />;
}
