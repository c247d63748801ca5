import * as styles from './Bar.css.ts';

/** The look of a part of a bar. */
export type BarTone = keyof typeof styles.part;

/** A part of a bar, and how long it is. */
type BarPart = { tone: BarTone; value: number };

export type BarProps = {
  /** The number that the bar shows. */
  label: number;
  /** The parts, one after the other. */
  parts: readonly BarPart[];
  /** What fills the whole width: the longest bar of the table. */
  longest: number;
};

/** A number with its picture beside it. */
export function Bar({ label, parts, longest }: BarProps) {
  const shown = parts.filter(({ value }) => value > 0);
  const share = (value: number) => (longest === 0 ? 0 : (value / longest) * 100);
  const startOf = (index: number) =>
    share(shown.slice(0, index).reduce((sum, { value }) => sum + value, 0));
  return (
    <span className={styles.frame}>
      <span className={styles.number}>{label}</span>
      <svg className={styles.bar} aria-hidden="true" focusable="false">
        {shown.map(({ tone, value }, index) => (
          <rect
            key={tone}
            className={styles.part[tone]}
            x={`${startOf(index)}%`}
            width={`${share(value)}%`}
            height="12"
          />
        ))}
      </svg>
    </span>
  );
}

/** What the parts of the bars below are. */
export function BarLegend({ parts }: { parts: readonly { tone: BarTone; label: string }[] }) {
  return (
    <span aria-hidden="true">
      {parts.map(({ tone, label }) => (
        <span key={tone} className={styles.legendPart}>
          <svg className={styles.swatch}>
            <rect className={styles.part[tone]} width="10" height="10" />
          </svg>
          {label}
        </span>
      ))}
    </span>
  );
}
