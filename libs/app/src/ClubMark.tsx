export type ClubMarkProps = {
  /** The name of the club. */
  clubName: string;
  /** The path of its logo, which ends with its size as in `.160x40.png`. Null shows the name. */
  logoUrl: string | null;
  /** The same of the logo for the dark theme. Null or undefined shows the other one. */
  logoDarkUrl?: string | null | undefined;
};

const sizeOf = (url: string | null | undefined) => {
  const [, width, height] = /\.(\d+)x(\d+)\.png$/.exec(url ?? '') ?? [];
  return { width: Number(width), height: Number(height) };
};

/** Shows the club's mark: its logo with the name as alternative text, or the name. */
export function ClubMark({ clubName, logoUrl, logoDarkUrl }: ClubMarkProps) {
  const size = sizeOf(logoUrl);
  if (logoUrl === null || !size.width) return clubName;
  const image = <img src={logoUrl} alt={clubName} {...size} />;
  if (!logoDarkUrl) return image;
  return (
    <picture>
      <source
        srcSet={logoDarkUrl}
        media="screen and (prefers-color-scheme: dark)"
        {...sizeOf(logoDarkUrl)}
      />
      {image}
    </picture>
  );
}
