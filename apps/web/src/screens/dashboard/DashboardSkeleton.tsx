import { CardGrid, Skeleton, Spinner, Stack, VisuallyHidden } from '@parlour/ui';
import * as styles from './DashboardSkeleton.css.ts';

/** The room of the carousel. */
export function CarouselSkeleton() {
  return (
    <div className={styles.carousel}>
      <VisuallyHidden>
        <Spinner label="Loading the dashboard" />
      </VisuallyHidden>
      <div className={styles.slide}>
        <Skeleton shape="picture" />
        <div className={styles.words}>
          <Skeleton width="third" />
          <Skeleton shape="title" />
          <Skeleton width="half" />
        </div>
      </div>
      <div className={styles.controls} />
    </div>
  );
}

const cards = ['first', 'second', 'third', 'fourth'];

/** The room of a section's cards. */
export function CardsSkeleton({ columns }: { columns: 3 | 4 }) {
  return (
    <CardGrid columns={columns}>
      {cards.slice(0, columns).map((card) => (
        <Stack key={card} gap={3}>
          <Skeleton shape="picture" />
          <Skeleton width="third" />
          <Skeleton shape="title" width="half" />
        </Stack>
      ))}
    </CardGrid>
  );
}
