import { cellPictureSizes } from '@parlour/app/pictures';
import type { Connection, Destination } from '@parlour/contract';
import {
  type DestinationContext,
  NO_VENDORS_FOUND,
  pinNumbers,
  sectionHeading,
  sectionToggle,
  visibleConnections,
  slugify,
  type VendorSection,
  vendorSections,
} from '@parlour/core';
import { ComposedGrid, EmptyState, SectionHeading, Stack } from '@parlour/ui';
import { useMemo, useState } from 'react';
import { vendorLink } from '../../../components/teasers/vendorLink.ts';
import { VendorTeaser } from '../../../components/teasers/VendorTeaser.tsx';
import type { GuideChoice } from './useGuideChoice.ts';
import { GuideMap } from '../../../components/maps/GuideMap.tsx';
import * as styles from './VendorGuide.css.ts';

export type VendorGuideProps = GuideChoice & {
  destination: Destination;
  connections: readonly Connection[];
  /** The `ref` of a visitor, null for a member. */
  visitorRef: string | null;
  /** Ids of the vendors that offer a benefit. */
  withBenefit: ReadonlySet<string>;
};

/** All vendors of a destination on a map, then by category. */
export function VendorGuide(props: VendorGuideProps) {
  const { destination, connections, expanded, mapFilter, onMapFilterChange, ...rest } = props;
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
        initialFilter={mapFilter}
        onFilterChange={onMapFilterChange}
        litVendorId={litVendorId}
        vendorLinks={links}
      />
      <div className={styles.sections}>
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
      </div>
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

type VendorsOfCategoryProps = Pick<
  VendorGuideProps,
  'destination' | 'visitorRef' | 'withBenefit' | 'onToggle'
> & {
  section: VendorSection;
  context: DestinationContext;
  /** The numbers of the pins by vendor. */
  numbers: ReadonlyMap<string, number>;
  /** Called with the vendor whose card is pointed at or focused, null when it is left. */
  onLight: (vendorId: string | null) => void;
  isExpanded: boolean;
};

const columns = { phone: 'lines', md: 2, lg: 4 } as const;
const halfColumns = { ...columns, lg: 2 } as const;
const sizes = cellPictureSizes(columns, 'landscape');

function VendorsOfCategory(props: VendorsOfCategoryProps) {
  const { section, destination, context, numbers, visitorRef, withBenefit } = props;
  const { isExpanded, onLight, onToggle } = props;
  const { category } = section;
  const toggle = sectionToggle(section, isExpanded);
  const visible = visibleConnections(section, isExpanded);
  const others = section.connections.slice(visible.length);
  const isHalf = section.connections.length <= halfColumns.lg;
  const headingId = `vendors-${slugify(category)}`;
  const teaser = (connection: Connection) => (
    <VendorTeaser
      connection={connection}
      context={context}
      visitorRef={visitorRef}
      number={numbers.get(connection.vendor.id) ?? null}
      isTypeSaid={category !== 'Activities'}
      hasBenefit={withBenefit.has(connection.vendor.id)}
      sizes={sizes}
    />
  );
  return (
    <section aria-labelledby={headingId} className={styles.section[isHalf ? 'half' : 'whole']}>
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
        <ComposedGrid
          items={visible}
          columns={isHalf ? halfColumns : columns}
          itemProps={({ vendor }) => ({
            onPointerEnter: () => onLight(vendor.id),
            onPointerLeave: () => onLight(null),
            onFocus: () => onLight(vendor.id),
            onBlur: () => onLight(null),
          })}
        >
          {teaser}
        </ComposedGrid>
        {others.length > 0 && (
          // Without scripts nothing expands the section (web/app/server-6).
          <noscript>
            <ComposedGrid items={others} columns={columns}>
              {teaser}
            </ComposedGrid>
          </noscript>
        )}
      </Stack>
    </section>
  );
}
