import { ClubPicture } from '@parlour/app/pictures';
import { lazyOrNothing } from '@parlour/app/routing';
import type { ContentPicture } from '@parlour/contract';
import { Suspense, useState } from 'react';
import * as styles from './DetailPictures.css.ts';
import { describedPicture } from './describedPicture.ts';

// The first picture needs none of it.
const Gallery = lazyOrNothing(async () => (await import('./Gallery.tsx')).Gallery);

export type DetailPicturesProps = {
  /** The name of what the pictures show. */
  name: string;
  /** At least one, the page's first picture first. */
  pictures: readonly [ContentPicture, ...ContentPicture[]];
};

/** The picture of a detail page. With further ones it begins a gallery, whose code comes after it (web/components/gallery-1). */
export function DetailPictures({ name, pictures }: DetailPicturesProps) {
  const [strip, setStrip] = useState<HTMLElement | null>(null);
  const [first] = pictures;
  const shape = { kind: 'detail', ratio: 'landscape', isFirst: true } as const;
  if (pictures.length === 1) {
    return <ClubPicture src={first.imageUrl} shown={first.picture} {...shape} />;
  }
  const label = `Picture 1 of ${pictures.length}`;
  return (
    <section className={styles.gallery} aria-label={`Pictures of ${name}`}>
      <div ref={setStrip} className={styles.strip} role="group" aria-label="Pictures" tabIndex={0}>
        <div className={styles.part} role="group" aria-label={label}>
          <ClubPicture src={first.imageUrl} shown={describedPicture(first, name)} {...shape} />
        </div>
      </div>
      {strip === null ? null : (
        <Suspense>
          <Gallery name={name} pictures={pictures} strip={strip} />
        </Suspense>
      )}
    </section>
  );
}
