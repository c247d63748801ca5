export type ClubMarkProps = {
  /** The name of the club. */
  clubName: string;
  /** The path of its logo, which ends with its size as in `.160x40.png`. Null shows the name. */
  logoUrl: string | null;
};

/** Shows the club's mark: its logo with the name as alternative text, or the name. */
export function ClubMark({ clubName, logoUrl }: ClubMarkProps) {
  const [, width, height] = /\.(\d+)x(\d+)\.png$/.exec(logoUrl ?? '') ?? [];
  if (logoUrl === null || width === undefined || height === undefined) return clubName;
  return <img src={logoUrl} alt={clubName} width={Number(width)} height={Number(height)} />;
}
