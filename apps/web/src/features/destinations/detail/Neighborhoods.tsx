import type { Destination } from '@parlour/contract';
import { CardGrid, SectionHeading, Stack } from '@parlour/ui';
import { DestinationTeaser } from '../../../components/teasers/DestinationTeaser.tsx';

export type NeighborhoodsProps = {
  neighborhoods: readonly Destination[];
  /** The `ref` of a visitor, null for a member. */
  visitorRef: string | null;
};

const HEADING = 'neighborhoods';

/** The parts of a large destination, in 1, 2 or 3 columns by the width of the screen (WDP15). */
export function Neighborhoods({ neighborhoods, visitorRef }: NeighborhoodsProps) {
  return (
    <section aria-labelledby={HEADING}>
      <Stack gap={8}>
        <SectionHeading id={HEADING} title="Neighborhoods" />
        <CardGrid columns={3}>
          {neighborhoods.map((neighborhood) => (
            <DestinationTeaser
              key={neighborhood.id}
              destination={neighborhood}
              visitorRef={visitorRef}
            />
          ))}
        </CardGrid>
      </Stack>
    </section>
  );
}
