/** The size of a logo in CSS pixels. */
interface LogoSize {
  readonly width: number;
  readonly height: number;
}

/** Returns the size that the path of a logo names, as `.160x40.png` does. */
export function logoSizeOf(url: string): LogoSize {
  const [, width = '0', height = '0'] = /\.(\d+)x(\d+)\.png$/.exec(url) ?? [];
  return { width: Number(width), height: Number(height) };
}
