import { type PageData, PageDataView } from '@parlour/app/data';
import { cellPictureSizes } from '@parlour/app/pictures';
import type { DestinationList } from '@parlour/contract';
import { destinationCount } from '@parlour/core';
import {
  ComposedGrid,
  Container,
  EmptyState,
  PageHeading,
  Stack,
  Text,
  Skeleton,
  type GridColumns,
} from '@parlour/ui';
import { DestinationTeaser } from '../../../components/teasers/DestinationTeaser.tsx';

export type DestinationsViewProps = {
  /** The list of destinations with its state. */
  page: PageData<DestinationList>;
};

/** All destinations with a guide. */
export function DestinationsView({ page }: DestinationsViewProps) {
  return (
    <Container>
      <Stack gap={10}>
        <PageHeading
          title="Destination Guides"
          intro="Cities, coasts and mountains, by the addresses we send our friends to."
        />
        <PageDataView
          page={page}
          loadingLabel="Loading destinations"
          skeleton={<DestinationsSkeleton />}
        >
          {(list) => <Destinations list={list} />}
        </PageDataView>
      </Stack>
    </Container>
  );
}

function Destinations({ list: { destinations, totalCount } }: { list: DestinationList }) {
  if (destinations.length === 0) {
    return (
      <EmptyState
        title="No destinations found"
        text="New guides are being written. Do look in again."
      />
    );
  }
  return (
    <Stack gap={6}>
      <Text size="small" tone="muted">
        {destinationCount(totalCount)}
      </Text>
      <ComposedGrid items={destinations} columns={destinationColumns}>
        {(destination, index) => (
          <DestinationTeaser
            destination={destination}
            headingLevel={2}
            isFirst={index === 0}
            sizes={cellPictureSizes(destinationColumns, 'portrait')}
          />
        )}
      </ComposedGrid>
    </Stack>
  );
}

const names = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];
const cards = names.map((id) => ({ id }));

/** Skeleton of the count and the first destinations. */
function DestinationsSkeleton() {
  return (
    <Stack gap={6}>
      <Skeleton width="third" />
      <ComposedGrid items={cards} columns={destinationColumns}>
        {() => (
          <Stack>
            <Skeleton shape="portrait" />
            <Skeleton shape="title" width="half" />
          </Stack>
        )}
      </ComposedGrid>
    </Stack>
  );
}

/** The columns of the list and of its skeleton. Portraits are tall, so phones show two columns. */
const destinationColumns: GridColumns = { phone: 2, md: 3, lg: 4 };
