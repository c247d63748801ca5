import { displayHost, websiteHref } from '@parlour/core';
import { type DefinitionListProps, TextLink } from '@parlour/ui';

/** Returns a website as items of a `DefinitionList`; empty if the URL is not a web page. */
export function websiteItems(label: string, url: string | null): DefinitionListProps['items'] {
  const href = websiteHref(url);
  if (href === null) return [];
  const value = (
    <TextLink variant="standalone" href={href} external>
      {displayHost(href) ?? href}
    </TextLink>
  );
  return [{ label, value }];
}
