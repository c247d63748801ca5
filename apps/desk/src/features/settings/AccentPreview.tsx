import { accentGrounds, accentOf } from '@parlour/core/staff';
import * as styles from './AccentPreview.css.ts';

export type AccentPreviewProps = {
  /** The chosen color, `#rrggbb`. Nothing is shown for another text. */
  color: string;
};

const themes = ['light', 'dark'] as const;

/** Shows text in the accent on the ground of each theme, drawn as a picture, since no page may carry styles of its own. */
export function AccentPreview({ color }: AccentPreviewProps) {
  const colors = accentOf(color);
  if (colors === null) return null;
  return (
    <div className={styles.previews}>
      {themes.map((theme) => (
        <svg
          key={theme}
          className={styles.preview}
          viewBox="0 0 160 72"
          role="img"
          aria-label={`The accent in the ${theme} theme: ${colors[theme]}`}
        >
          <rect width="160" height="72" fill={accentGrounds[theme][0]} />
          <rect width="160" height="4" fill={colors[theme]} />
          <text x="80" y="46" textAnchor="middle" fontSize="24" fill={colors[theme]}>
            {colors[theme]}
          </text>
        </svg>
      ))}
    </div>
  );
}
