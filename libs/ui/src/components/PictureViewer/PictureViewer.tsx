import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { useState } from 'react';
import { type CloseReason, closeReasonOf } from '../../behavior/closeReason.ts';
import { useInertBeneath } from '../../behavior/useInertBeneath.ts';
import { useSnapStrip } from '../../behavior/useSnapStrip.ts';
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon } from '../../icons/navigationIcons.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './PictureViewer.css.ts';

export type ViewedPicture = {
  /** The URL for browsers that choose none from `srcSet`. */
  src: string;
  /** The URLs for several widths, as in HTML. */
  srcSet?: string;
  /** The alternative text. */
  alt: string;
};

export type PictureViewerProps = {
  /** Whether it is shown. */
  open: boolean;
  /** What the pictures show, such as the name of a place. */
  title: string;
  /** At least one. */
  pictures: readonly ViewedPicture[];
  /** The index of the picture that is shown. */
  current: number;
  /** Whether the pictures beside the current one are loaded before they are asked for. */
  loadsAhead: boolean;
  /** Called with the index of another picture. */
  onMove: (index: number) => void;
  /** Called when the member asks to close it. It stays open until `open` is false. */
  onClose: (reason: CloseReason) => void;
};

/** What is inside a viewer. For the book, which shows many at once. */
export function PictureViewerContent(props: Omit<PictureViewerProps, 'open'>) {
  const { title, pictures, current, loadsAhead, onMove, onClose } = props;
  const count = pictures.length;
  const [strip, setStrip] = useState<HTMLElement | null>(null);
  const { onPrevious, onNext, onKeyDown } = useSnapStrip({ strip, count, current, onMove });
  return (
    <div className={styles.content} role="presentation" onKeyDown={onKeyDown}>
      <header className={styles.header}>
        <BaseDialog.Title className={styles.title}>{title}</BaseDialog.Title>
        <IconButton label="Close" icon={<CloseIcon />} onClick={() => onClose('close')} />
      </header>
      <div ref={setStrip} className={styles.strip} role="group" aria-label="Pictures" tabIndex={0}>
        {pictures.map((picture, index) => (
          <div
            key={picture.src}
            className={styles.part}
            role="group"
            aria-label={`Picture ${index + 1} of ${count}`}
          >
            <WholePicture {...picture} isNear={Math.abs(index - current) <= (loadsAhead ? 1 : 0)} />
          </div>
        ))}
      </div>
      <footer className={styles.footer}>
        <IconButton label="Previous picture" icon={<ChevronLeftIcon />} onClick={onPrevious} />
        <p role="status" className={styles.count}>
          {current + 1} of {count}
        </p>
        <IconButton label="Next picture" icon={<ChevronRightIcon />} onClick={onNext} />
      </footer>
    </div>
  );
}

/** One picture as large as it fits, loaded once it has come near. A failed one leaves its frame. */
function WholePicture({ src, srcSet, alt, isNear }: ViewedPicture & { isNear: boolean }) {
  const [wasNear, setWasNear] = useState(isNear);
  const [hasFailed, setHasFailed] = useState(false);
  if (isNear && !wasNear) setWasNear(true);
  if (!wasNear || hasFailed) return <span className={styles.empty} role="img" aria-label={alt} />;
  return (
    <img
      src={src}
      srcSet={srcSet}
      sizes="100vw"
      alt={alt}
      className={styles.whole}
      onError={() => setHasFailed(true)}
    />
  );
}

/** A dialog that fills the screen with one whole picture at a time, dark in both themes. */
export function PictureViewer({ open, ...content }: PictureViewerProps) {
  const onFocus = useInertBeneath(open);
  return (
    <BaseDialog.Root
      open={open}
      onOpenChange={(_open, details) => content.onClose(closeReasonOf(details.reason))}
    >
      <BaseDialog.Portal>
        <BaseDialog.Popup className={styles.screen} onFocus={onFocus}>
          <PictureViewerContent {...content} />
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
