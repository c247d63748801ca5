import { displayHost, websiteHref } from '@parlour/core';
import { type DefinitionListProps, TextLink } from '@parlour/ui';

/** A website among the facts of a `DefinitionList`; none where the address leads to no web page (spec section 5). */
export function websiteFact(label: string, address: string | null): DefinitionListProps['items'] {
  const href = websiteHref(address);
  if (href === null) return [];
  const value = (
    <TextLink variant="standalone" href={href} external>
      {displayHost(href) ?? href}
    </TextLink>
  );
  return [{ label, value }];
}
