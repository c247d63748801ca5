import type { Connection, Destination } from '@parlour/contract';
import {
  type DestinationContext,
  type GuideCategory,
  NO_VENDORS_FOUND,
  sectionHeading,
  sectionToggle,
  visibleConnections,
  slugify,
  type VendorSection,
  vendorSections,
} from '@parlour/core';
import { EmptyState, SectionHeading, Stack } from '@parlour/ui';
import { VendorTeaser } from '../../../components/teasers/VendorTeaser.tsx';
import { GuideMap } from '../../../components/maps/GuideMap.tsx';
import * as styles from './VendorGuide.css.ts';

export type VendorGuideProps = {
  destination: Destination;
  connections: readonly Connection[];
  /** The `ref` of a visitor, null for a member. */
  visitorRef: string | null;
  /** Categories that show all their vendors. */
  expanded: readonly GuideCategory[];
  /** Expands or collapses a category. */
  onToggle: (category: GuideCategory) => void;
};

/** All vendors of a destination on a map, then by category. */
export function VendorGuide({ destination, connections, expanded, ...rest }: VendorGuideProps) {
  if (connections.length === 0) return <EmptyState title={NO_VENDORS_FOUND} />;
  return (
    <Stack gap={16}>
      <GuideMap
        label={`Map of ${destination.name}`}
        vendors={connections.map(({ vendor }) => vendor)}
        page="destination"
        hasFilter
      />
      {vendorSections(connections).map((section) => (
        <VendorsOfCategory
          key={section.category}
          section={section}
          destination={destination}
          isExpanded={expanded.includes(section.category)}
          {...rest}
        />
      ))}
    </Stack>
  );
}

type VendorsOfCategoryProps = Pick<VendorGuideProps, 'destination' | 'visitorRef' | 'onToggle'> & {
  section: VendorSection;
  isExpanded: boolean;
};

function VendorsOfCategory(props: VendorsOfCategoryProps) {
  const { section, destination, visitorRef, isExpanded, onToggle } = props;
  const { category } = section;
  const context: DestinationContext = {
    destination,
    parentDestination: destination.parentDestination,
  };
  const toggle = sectionToggle(section, isExpanded);
  const headingId = `vendors-${slugify(category)}`;
  return (
    <section aria-labelledby={headingId}>
      <Stack gap={8}>
        <SectionHeading
          id={headingId}
          title={sectionHeading(destination, category)}
          {...(toggle === null
            ? {}
            : {
                action: {
                  label: toggle,
                  expanded: isExpanded,
                  onAction: () => onToggle(category),
                },
              })}
        />
        <ul className={styles.cards}>
          {visibleConnections(section, isExpanded).map((connection) => (
            <li key={connection.id}>
              <VendorTeaser connection={connection} context={context} visitorRef={visitorRef} />
            </li>
          ))}
        </ul>
      </Stack>
    </section>
  );
}
