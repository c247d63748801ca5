import { useEffect, useState } from 'react';
import { focusHeading } from '../../behavior/focusHeading.ts';
import { ArrowUpIcon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { place } from './ScrollToTop.css.ts';

/** Props of {@link ScrollToTop}. */
export type ScrollToTopProps = {
  /** The way down the page, in CSS pixels, after which the button shows. */
  threshold?: number;
};

/** Brings a reader who has come far down back to the top, and the focus to the page's heading. */
export function ScrollToTop({ threshold = 800 }: ScrollToTopProps) {
  const [shown, setShown] = useState(false);

  useEffect(() => {
    const update = () => setShown(window.scrollY > threshold);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, [threshold]);

  return shown ? (
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
