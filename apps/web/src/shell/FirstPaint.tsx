import './FirstPaint.css.ts';

/** Props of {@link FirstPaint}. */
export type FirstPaintProps = { clubName: string };

/**
 * What is there while the first page's own code comes: the masthead with the club's name, where it will stand.
 * index.html holds the same elements, so that they are there before any script is.
 */
export function FirstPaint({ clubName }: FirstPaintProps) {
  return (
    <header className="first-paint">
      <p>{clubName}</p>
    </header>
  );
}
