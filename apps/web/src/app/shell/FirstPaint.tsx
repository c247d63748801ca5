import './FirstPaint.css.ts';

export type FirstPaintProps = { clubName: string };

/**
 * Shown while the first page's code is loading: the club's name at its final position in the masthead.
 * `index.html` contains the same elements, to show them before any script runs.
 */
export function FirstPaint({ clubName }: FirstPaintProps) {
  return (
    <header className="first-paint">
      <p>{clubName}</p>
    </header>
  );
}
