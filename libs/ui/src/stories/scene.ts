const drawing = (sky: string, sun: string, far: string, near: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800" preserveAspectRatio="xMidYMid slice">
    <path fill="${sky}" d="M0 0h1200v800H0z"/><circle fill="${sun}" cx="820" cy="280" r="96"/>
    <path fill="${far}" d="M0 480l260-170 210 130 250-200 280 220 200-120v460H0z"/>
    <path fill="${near}" d="M0 620c240-90 420 40 640-10s380-90 560-20v210H0z"/></svg>`;

/** Returns the URI of a drawing. The book shows a short name in its place. */
const uri = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

export const dusk = {
  src: uri(drawing('#e9c9a4', '#f7e7c4', '#a8705a', '#4c3a4a')),
  alt: 'Hills at dusk',
  width: 1200,
  height: 800,
};
export const noon = {
  src: uri(drawing('#bcd8ea', '#fbf3d5', '#8fae7e', '#476a4c')),
  alt: 'Hills at noon',
  width: 1200,
  height: 800,
};
export const morning = {
  src: uri(drawing('#c9dadb', '#f6efdc', '#7d9a99', '#35524f')),
  alt: 'Hills in the morning',
  width: 1200,
  height: 800,
};

/** A picture with a size of its own, as a photograph has one. */
export const photograph = {
  src: uri(
    drawing('#e9c9a4', '#f7e7c4', '#a8705a', '#4c3a4a').replace(
      'viewBox',
      'width="600" height="400" viewBox',
    ),
  ),
  alt: 'Hills at dusk',
  width: 600,
  height: 400,
};
