import { cellPictureSizes } from '@parlour/app/pictures';
import type { Destination } from '@parlour/contract';
import { ComposedGrid, SectionHeading, Stack } from '@parlour/ui';
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
        <ComposedGrid items={neighborhoods} columns={{ phone: 1, md: 2, lg: 3 }}>
          {(neighborhood, cell) => (
            <DestinationTeaser
              destination={neighborhood}
              visitorRef={visitorRef}
              sizes={cellPictureSizes(cell, 'portrait')}
              {...(neighborhood.introduction ? { text: neighborhood.introduction } : {})}
            />
          )}
        </ComposedGrid>
      </Stack>
    </section>
  );
}
