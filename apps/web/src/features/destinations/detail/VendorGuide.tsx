import type { Connection, Destination } from '@parlour/contract';
import {
  type DestinationContext,
  type GuideCategory,
  NO_VENDORS_FOUND,
  pinNumbers,
  sectionHeading,
  sectionToggle,
  visibleConnections,
  slugify,
  type VendorSection,
  vendorSections,
} from '@parlour/core';
import { EmptyState, SectionHeading, Stack } from '@parlour/ui';
import { useMemo, useState } from 'react';
import { vendorLink } from '../../../components/teasers/vendorLink.ts';
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
  // The vendor whose card is pointed at or focused.
  const [litVendorId, setLitVendorId] = useState<string | null>(null);
  const { visitorRef } = rest;
  const { context, sections, vendors, numbers, links } = useMemo(
    () => guideOf(destination, connections, visitorRef),
    [destination, connections, visitorRef],
  );
  if (connections.length === 0) return <EmptyState title={NO_VENDORS_FOUND} />;
  return (
    <Stack gap={16}>
      <GuideMap
        label={`Map of ${destination.name}`}
        vendors={vendors}
        page="destination"
        hasFilter
        litVendorId={litVendorId}
        vendorLinks={links}
      />
      {sections.map((section) => (
        <VendorsOfCategory
          key={section.category}
          section={section}
          destination={destination}
          context={context}
          numbers={numbers}
          isExpanded={expanded.includes(section.category)}
          onLight={setLitVendorId}
          {...rest}
        />
      ))}
    </Stack>
  );
}

/** Returns the vendors by category, and in this order their numbers and their links on the map. */
const guideOf = (
  destination: Destination,
  connections: readonly Connection[],
  visitorRef: string | null,
) => {
  const context: DestinationContext = {
    destination,
    parentDestination: destination.parentDestination,
  };
  const sections = vendorSections(connections);
  const listed = sections.flatMap((section) => section.connections);
  const vendors = listed.map(({ vendor }) => vendor);
  const links = listed.map(
    (connection) => [connection.vendor.id, vendorLink(connection, context, visitorRef)] as const,
  );
  return { context, sections, vendors, numbers: pinNumbers(vendors), links: new Map(links) };
};

type VendorsOfCategoryProps = Pick<VendorGuideProps, 'destination' | 'visitorRef' | 'onToggle'> & {
  section: VendorSection;
  context: DestinationContext;
  /** The numbers of the pins by vendor. */
  numbers: ReadonlyMap<string, number>;
  /** Called with the vendor whose card is pointed at or focused, null when it is left. */
  onLight: (vendorId: string | null) => void;
  isExpanded: boolean;
};

function VendorsOfCategory(props: VendorsOfCategoryProps) {
  const { section, destination, context, numbers, visitorRef, isExpanded, onLight, onToggle } =
    props;
  const { category } = section;
  const toggle = sectionToggle(section, isExpanded);
  const visible = visibleConnections(section, isExpanded);
  const others = section.connections.slice(visible.length);
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
          {visible.map((connection) => (
            <li
              key={connection.id}
              onPointerEnter={() => onLight(connection.vendor.id)}
              onPointerLeave={() => onLight(null)}
              onFocus={() => onLight(connection.vendor.id)}
              onBlur={() => onLight(null)}
            >
              <VendorTeaser
                connection={connection}
                context={context}
                visitorRef={visitorRef}
                number={numbers.get(connection.vendor.id) ?? null}
              />
            </li>
          ))}
        </ul>
        {others.length > 0 && (
          // Without scripts nothing expands the section (WSR6).
          <noscript>
            <ul className={styles.cards}>
              {others.map((connection) => (
                <li key={connection.id}>
                  <VendorTeaser
                    connection={connection}
                    context={context}
                    visitorRef={visitorRef}
                    number={numbers.get(connection.vendor.id) ?? null}
                  />
                </li>
              ))}
            </ul>
          </noscript>
        )}
      </Stack>
    </section>
  );
}
