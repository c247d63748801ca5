import { useEffect, useState } from 'react';
import { focusHeading } from '../../behavior/focusHeading.ts';
import { ArrowUpIcon } from '../../icons/navigationIcons.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { place } from './ScrollToTop.css.ts';

export type ScrollToTopProps = {
  /** The scroll distance until the button appears, in CSS pixels. */
  threshold?: number;
};

/** Scrolls a long page back to the top and focuses the page's heading. */
export function ScrollToTop({ threshold = 800 }: ScrollToTopProps) {
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    const update = () => setIsShown(window.scrollY > threshold);
    // In a frame, which has its layout: here it would be calculated while the page is still being built.
    const frame = requestAnimationFrame(update);
    window.addEventListener('scroll', update, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', update);
    };
  }, [threshold]);

  return isShown ? (
    <div className={place}>
      <IconButton
        label="Scroll to top"
        icon={<ArrowUpIcon />}
        variant="outlined"
        onClick={() => {
          focusHeading();
          window.scrollTo({ top: 0 });
        }}
      />
    </div>
  ) : null;
}
