import * as styles from './ClubPoster.css.ts';

/** The left edges of the windows beside the door. */
const windows = [88, 158, 382, 452];

/** The tops of the windows of each floor. */
const floors = [462, 622];

/** The angles of the bars of the fanlight, in degrees. */
const bars = [30, 60, 90, 120, 150];

/** Places of stars, as far as trees and roof leave sky. */
const stars =
  'M70 90h2M150 40h2M232 128h3M318 62h2M402 150h2M520 84h3M560 196h2M96 214h2M190 246h2M362 228h2M48 318h2M286 18h2M470 30h2M540 300h2';

const at = (x: number, y: number) => `translate(${x} ${y})`;

const fill = (id: string) => `url(#poster-${id})`;

/** A travel poster of the club: its lit door at dusk. Decorative, drawn in the colors of the dark theme. */
export function ClubPoster({ className }: { className: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 600 900"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <Inks />
      <rect width="600" height="900" fill={fill('sky')} />
      <path className={styles.star} d={stars} />
      <circle cx="452" cy="250" r="210" fill={fill('halo')} />
      <circle className={styles.moon} cx="452" cy="250" r="46" />
      <path
        fill={fill('hills')}
        d="M0 470c40-46 74-52 108-20 34-58 92-62 128-12 44-40 96-36 132 4 40-48 96-50 130-8 36-26 70-22 102 8v458H0z"
      />
      {[26, 566].map((x) => (
        <g key={x} transform={at(x, 360)}>
          <path className={styles.tree} d="M0 0c36 96 42 250 24 430h-48C-42 250-36 96 0 0z" />
          <path className={styles.lit} d="M0 0c10 130 4 290-8 430h-16C-42 250-36 96 0 0z" />
        </g>
      ))}
      <House />
      <Ground />
      <rect width="600" height="900" filter={fill('grain')} opacity="0.14" />
    </svg>
  );
}

/** The graded inks of the sheet, and its grain. */
function Inks() {
  return (
    <defs>
      <linearGradient id="poster-sky" x2="0" y2="1">
        <stop className={styles.skyTop} />
        <stop className={styles.skyMiddle} offset="0.36" />
        <stop className={styles.skyFoot} offset="0.56" />
      </linearGradient>
      <radialGradient id="poster-halo">
        <stop className={styles.glow} stopOpacity="0.5" />
        <stop className={styles.glow} offset="1" stopOpacity="0" />
      </radialGradient>
      <linearGradient id="poster-hills" x2="0" y2="1">
        <stop className={styles.hillTop} />
        <stop className={styles.hillFoot} offset="0.6" />
      </linearGradient>
      <linearGradient id="poster-stone" x2="1" y2="0.4">
        <stop className={styles.stoneLit} />
        <stop className={styles.stoneShade} offset="1" />
      </linearGradient>
      <linearGradient id="poster-roof" x2="1" y2="0">
        <stop className={styles.roofLit} />
        <stop className={styles.roofShade} offset="1" />
      </linearGradient>
      <linearGradient id="poster-window" x2="0" y2="1">
        <stop className={styles.flame} />
        <stop className={styles.glow} offset="1" />
      </linearGradient>
      <linearGradient id="poster-garden" x2="0" y2="1">
        <stop className={styles.hillFoot} />
        <stop className={styles.skyTop} offset="1" />
      </linearGradient>
      <linearGradient id="poster-path" x2="0" y2="1">
        <stop className={styles.flame} />
        <stop className={styles.stoneShade} offset="1" />
      </linearGradient>
      <filter id="poster-grain" x="0" y="0" width="1" height="1">
        <feTurbulence type="fractalNoise" baseFrequency="0.8" numOctaves="2" />
        <feColorMatrix values="0 0 0 0 1 0 0 0 0 .97 0 0 0 0 .9 1.5 0 0 0 -.72" />
      </filter>
    </defs>
  );
}

function House() {
  return (
    <>
      {[120, 446].map((x) => (
        <path
          key={x}
          className={styles.shade}
          d="M0 0h34v70H0zM-4-8h42v10H-4z"
          transform={at(x, 312)}
        />
      ))}
      <path fill={fill('roof')} d="M54 424h492l-46-74H100z" />
      {[150, 300, 450].map((x) => (
        <g key={x} transform={at(x, 368)}>
          <path className={styles.trim} d="M-22 50V14a22 22 0 0 1 44 0v36z" />
          <path fill={fill('window')} d="M-15 50V14a15 15 0 0 1 30 0v36z" />
          <path className={styles.lines} d="M0 0v50M-15 26h30" />
        </g>
      ))}
      <rect className={styles.trim} x="46" y="418" width="508" height="14" />
      <rect x="66" y="432" width="468" height="358" fill={fill('stone')} />
      <path className={styles.shadow} d="M66 432h468v12H66zM66 596h468v8H66z" />
      <rect className={styles.trim} x="58" y="584" width="484" height="12" />
      {floors.map((y) => windows.map((x) => <Window key={`${x} ${y}`} x={x} y={y} />))}
      <g transform={at(300, 462)}>
        <path className={styles.trim} d="M-42 110V30a42 42 0 0 1 84 0v80z" />
        <path fill={fill('window')} d="M-32 106V30a32 32 0 0 1 64 0v76z" />
        <path className={styles.lines} d="M0-2v108M-32 50h64" />
        <path
          className={styles.rail}
          d="M-46 84h92M-40 84v24M-28 84v24M-16 84v24M-4 84v24M8 84v24M20 84v24M32 84v24M44 84v24"
        />
      </g>
      <Door />
      {[226, 374].map((x) => (
        <g key={x} transform={at(x, 664)}>
          <circle r="64" fill={fill('halo')} />
          <path className={styles.iron} d="M-9-14h18l-4 30h-10zM-4-22h8v8h-8z" />
          <path className={styles.light} d="M-5-10H5L3 12h-6z" />
        </g>
      ))}
    </>
  );
}

function Window({ x, y }: { x: number; y: number }) {
  return (
    <g transform={at(x, y)}>
      <rect className={styles.trim} x="-6" y="-8" width="72" height="118" />
      <rect width="60" height="104" fill={fill('window')} />
      <path className={styles.curtain} d="M0 0h18C16 40 12 74 0 96zM60 0H42c2 40 6 74 18 96z" />
      <path className={styles.lines} d="M30 0v104M0 40h60" />
      <rect className={styles.shadow} x="-8" y="110" width="76" height="6" />
      <path
        className={styles.rail}
        d="M-6 84h72M0 84v24M12 84v24M24 84v24M36 84v24M48 84v24M60 84v24"
      />
    </g>
  );
}

function Door() {
  return (
    <g transform={at(300, 680)}>
      <circle r="190" fill={fill('halo')} />
      <path className={styles.trim} d="M-62 110V0a62 62 0 0 1 124 0v110z" />
      <path fill={fill('window')} d="M-46 0a46 46 0 0 1 92 0z" />
      {bars.map((angle) => (
        <path key={angle} className={styles.lines} d="M0 0h-46" transform={`rotate(${angle})`} />
      ))}
      <path className={styles.lines} d="M-20 0a20 20 0 0 1 40 0" />
      <rect className={styles.leaf} x="-46" y="2" width="92" height="108" />
      <path
        className={styles.panel}
        d="M-40 10h32v38h-32zM8 10h32v38H8zM-40 58h32v44h-32zM8 58h32v44H8z"
      />
      <path className={styles.light} d="M-1 2h2v108h-2zM-8 51h4v7h-4zM4 51h4v7H4z" />
    </g>
  );
}

function Ground() {
  return (
    <>
      <rect y="776" width="600" height="124" fill={fill('garden')} />
      <ellipse cx="300" cy="812" rx="250" ry="54" fill={fill('halo')} />
      <path fill={fill('path')} d="M226 806h148l104 94H122z" />
      <path className={styles.joint} d="M206 824h188M184 846h232M160 870h280" />
      <rect className={styles.trim} x="230" y="788" width="140" height="9" />
      <rect className={styles.shade} x="218" y="797" width="164" height="10" />
      {[60, 118, 482, 540].map((x) => (
        <g key={x} transform={at(x, 786)}>
          <circle className={styles.tree} r="34" />
          <path
            className={styles.lit}
            d="M-24-24A34 34 0 0 1 10-32C-8-26-20-14-26 4-32-4-32-16-24-24z"
          />
        </g>
      ))}
      {[176, 424].map((x) => (
        <g key={x} transform={at(x, 740)}>
          <circle className={styles.tree} r="31" />
          <path
            className={styles.lit}
            d="M-22-22A31 31 0 0 1 9-30C-8-24-18-12-24 4-30-4-30-14-22-22z"
          />
          <path className={styles.shade} d="M-20 30h40l-7 36h-26z" />
        </g>
      ))}
    </>
  );
}
