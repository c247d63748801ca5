import { type KeyboardEvent, type ReactNode, useState, type PointerEvent, useRef } from 'react';
import { classNames } from '../../behavior/classNames.ts';
import { readingKey, readingSign } from '../../behavior/readingDirection.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../../icons/navigationIcons.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import * as styles from './Carousel.css.ts';

export type CarouselSlide = {
  /** Different for each slide. */
  id: string;
  /** The category, above the title. */
  eyebrow?: string;
  /** The title, which also names its dot. */
  title: string;
  /** Clamped to three lines. */
  text?: string;
  /** A picture. */
  media: ReactNode;
  /** The page of the item. */
  link?: { href: string; label: string };
};

export type CarouselProps = {
  /** The name of the carousel for screen readers. */
  label: string;
  /** At least one. */
  slides: readonly CarouselSlide[];
  /** The index of the current slide, from 0. */
  current: number;
  /** Called for the left arrow, its key or a swipe to the right. The caller decides whether it wraps around. */
  onPrevious: () => void;
  /** Called for the right arrow, its key or a swipe to the left. */
  onNext: () => void;
  /** Called for a dot. */
  onSelect: (index: number) => void;
};

/**
 * Shows one slide at a time, changed by the arrow buttons, the dots, the arrow keys or a swipe. It never moves by
 * itself, and screen readers announce each new slide.
 */
export function Carousel({ label, slides, current, onPrevious, onNext, onSelect }: CarouselProps) {
  const swipe = useSwipe({ onBack: onPrevious, onForth: onNext });
  const slide = slides[current];
  // The first slide appears without a fade: it would only delay the page.
  const [firstId] = useState(slide?.id);
  const hasControls = slides.length > 1;

  const onKeyDown = (event: KeyboardEvent) => {
    const key = readingKey(event);
    if (key === 'ArrowLeft') onPrevious();
    if (key === 'ArrowRight') onNext();
  };

  return (
    <section
      className={styles.carousel}
      aria-roledescription="carousel"
      aria-label={label}
      {...(hasControls ? { ...swipe, onKeyDown } : {})}
    >
      <div aria-live="polite">
        {slide ? (
          <div
            key={slide.id}
            className={classNames(styles.slide, slide.id !== firstId && styles.entering)}
            role="group"
            aria-roledescription="slide"
            aria-label={`${current + 1} of ${slides.length}`}
          >
            {slide.media}
            <div className={styles.content}>
              {slide.eyebrow ? <p className={styles.eyebrow}>{slide.eyebrow}</p> : null}
              <h2 className={styles.title}>{slide.title}</h2>
              {slide.text ? <p className={styles.text}>{slide.text}</p> : null}
              {slide.link ? (
                <LinkButton variant="secondary" href={slide.link.href}>
                  {slide.link.label}
                </LinkButton>
              ) : null}
            </div>
          </div>
        ) : null}
      </div>
      {hasControls ? (
        <div className={styles.controls}>
          <div className={styles.dots} role="group" aria-label="Choose a slide">
            {slides.map((each, index) => (
              <button
                key={each.id}
                type="button"
                className={styles.dot}
                aria-label={`Slide ${index + 1}: ${each.title}`}
                aria-current={index === current}
                onClick={() => onSelect(index)}
              />
            ))}
          </div>
          <div className={styles.arrows}>
            <IconButton
              label="Previous slide"
              icon={<ChevronLeftIcon />}
              variant="outlined"
              onClick={onPrevious}
            />
            <IconButton
              label="Next slide"
              icon={<ChevronRightIcon />}
              variant="outlined"
              onClick={onNext}
            />
          </div>
        </div>
      ) : null}
    </section>
  );
}

/** The minimum distance of a swipe, in CSS pixels. Anything shorter is a shaky tap. */
const threshold = 40;

/** Detects a horizontal swipe by finger or pen. @returns handlers to spread on the element. */
function useSwipe({ onBack, onForth }: { onBack: () => void; onForth: () => void }) {
  const start = useRef<{ x: number; y: number }>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = event.pointerType === 'mouse' ? null : { x: event.clientX, y: event.clientY };
    },
    onPointerUp: (event: PointerEvent) => {
      if (!start.current) return;
      const deltaX = event.clientX - start.current.x;
      const deltaY = event.clientY - start.current.y;
      start.current = null;
      if (Math.abs(deltaX) < threshold || Math.abs(deltaX) < Math.abs(deltaY)) return;
      if (deltaX * readingSign(event.currentTarget) < 0) onForth();
      else onBack();
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
}
