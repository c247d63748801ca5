import { useEffect, useRef, useState } from 'react';
import { readingSign } from '../../behavior/readingDirection.ts';
import { ChevronLeftIcon } from '../../icons/navigationIcons.tsx';
import * as styles from './FilterBar.css.ts';

export type FilterBarProps<Value extends string> = {
  /** The filtered property, for example "Category". */
  label: string;
  /** The choices in their order, All first. */
  options: readonly { value: Value; label: string }[];
  /** The selected choice. */
  value: Value;
  /** Called with the choice that was pressed. */
  onChange: (value: Value) => void;
};

/** Pixels of a row that may be out of view without counting as more: positions are rounded. */
const TOLERANCE = 2;

/** The ends of a row that have choices out of view. */
type HiddenEnds = 'none' | 'start' | 'end' | 'both';

function hiddenEndsOf({ scrollLeft, clientWidth, scrollWidth }: HTMLElement): HiddenEnds {
  // From right to left it counts down from 0.
  const scrolled = Math.abs(scrollLeft);
  const isAtStart = scrolled <= TOLERANCE;
  const isAtEnd = scrolled + clientWidth >= scrollWidth - TOLERANCE;
  if (isAtStart) return isAtEnd ? 'none' : 'end';
  return isAtEnd ? 'start' : 'both';
}

/**
 * A row of choices with one selected. Where the row does not fit, it scrolls to the selected choice, and fades out below
 * an arrow at the ends that have more.
 */
export function FilterBar<Value extends string>({
  label,
  options,
  value,
  onChange,
}: FilterBarProps<Value>) {
  const bar = useRef<HTMLDivElement>(null);
  const [hiddenEnds, setHiddenEnds] = useState<HiddenEnds>('none');
  const measure = () => {
    if (bar.current !== null) setHiddenEnds(hiddenEndsOf(bar.current));
  };
  const selectedIndex = options.findIndex((option) => option.value === value);

  useEffect(() => {
    const choice = bar.current?.children[selectedIndex];
    if (bar.current === null || !(choice instanceof HTMLElement)) return;
    const { offsetLeft, offsetWidth } = choice;
    bar.current.scrollLeft = offsetLeft - (bar.current.clientWidth - offsetWidth) / 2;
  }, [selectedIndex]);

  // The choices too, which each render may change: their widths are others once the fonts arrive.
  useEffect(() => {
    const { current } = bar;
    if (current === null) return;
    const sizes = new ResizeObserver(measure);
    for (const element of [current, ...current.children]) sizes.observe(element);
    return () => sizes.disconnect();
  });

  const scroll = (direction: 1 | -1) => {
    const { current } = bar;
    if (current === null) return;
    // Less than the whole row, so that a choice which was cut off is shown whole.
    current.scrollBy({
      left: direction * readingSign(current) * (current.clientWidth - 2 * styles.ARROW),
      behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth',
    });
  };

  return (
    <div className={styles.frame}>
      <div
        ref={bar}
        role="group"
        aria-label={label}
        className={styles.bar}
        data-more={hiddenEnds}
        onScroll={measure}
      >
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            className={styles.choice}
            aria-pressed={option.value === value}
            onClick={() => onChange(option.value)}
          >
            {option.label}
          </button>
        ))}
      </div>
      {hiddenEnds === 'start' || hiddenEnds === 'both' ? (
        <Arrow end="start" onPress={() => scroll(-1)} />
      ) : null}
      {hiddenEnds === 'end' || hiddenEnds === 'both' ? (
        <Arrow end="end" onPress={() => scroll(1)} />
      ) : null}
    </div>
  );
}

/** Scrolls the row. For the pointer alone: the keyboard and screen readers reach every choice without it. */
function Arrow({ end, onPress }: { end: 'start' | 'end'; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-hidden="true"
      tabIndex={-1}
      className={styles.arrow[end]}
      // Keeps the focus where it is.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      <ChevronLeftIcon />
    </button>
  );
}
