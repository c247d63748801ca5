import { href } from '@parlour/core';
import { routes } from '@parlour/core/routes';
import { DefinitionList, Stack, Text } from '@parlour/ui';

export type PageLinksProps = {
  /** The slugs that lead to the item, the present one first. */
  slugs: readonly string[];
};

const pathOf = (slug: string) => href(routes.vendor, { slug });

/** The links that lead to an item, and what becomes of them when its name changes (`desk/content-21`). */
export function PageLinks({ slugs }: PageLinksProps) {
  const [present, ...former] = slugs;
  if (present === undefined) return null;
  return (
    <section aria-label="Links to its page">
      <Stack gap={3}>
        <DefinitionList
          items={[
            { label: 'Link to its page', value: pathOf(present) },
            ...(former.length === 0
              ? []
              : [
                  {
                    label: 'Earlier links',
                    value: (
                      <Stack gap={1}>
                        {former.map((slug) => (
                          <span key={slug}>{pathOf(slug)}</span>
                        ))}
                      </Stack>
                    ),
                  },
                ]),
          ]}
        />
        <Text size="small" tone="muted">
          The link follows the name. Earlier links go on leading here, and no other item gets them:
          a name that gives a link of another item gets a number behind it.
        </Text>
      </Stack>
    </section>
  );
}
