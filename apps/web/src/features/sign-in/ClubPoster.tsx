import * as styles from './ClubPoster.css.ts';

/** The left edges of the windows beside the door, of each floor. */
const windows = [92, 164, 376, 448];

/** The angles of the bars of the fanlight, in degrees. */
const bars = [30, 60, 90, 120, 150];

const at = (x: number, y: number) => `translate(${x} ${y})`;

/** A travel poster of the club: its lit door at dusk. Decorative, drawn in the colors of the theme. */
export function ClubPoster({ className }: { className: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 600 900"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <rect className={styles.sky} width="600" height="900" />
      <rect className={styles.glow} y="330" width="600" height="570" />
      <circle className={styles.sun} cx="452" cy="318" r="74" />
      <path
        className={styles.farTrees}
        d="M0 470c40-46 74-52 108-20 34-58 92-62 128-12 44-40 96-36 132 4 40-48 96-50 130-8 36-26 70-22 102 8v458H0z"
      />
      {[26, 548].map((x) => (
        <path
          key={x}
          className={styles.nearTrees}
          d="M0 0c34 92 40 220 22 400h-44C-40 220-34 92 0 0z"
          transform={at(x, 372)}
        />
      ))}
      <House />
      <Ground />
    </svg>
  );
}

function House() {
  return (
    <>
      <path className={styles.roof} d="M58 424h484l-40-62H98z" />
      <rect className={styles.trim} x="50" y="420" width="500" height="16" />
      <rect className={styles.stone} x="66" y="436" width="468" height="354" />
      <rect className={styles.shade} x="66" y="436" width="468" height="10" />
      <rect className={styles.trim} x="66" y="586" width="468" height="8" />
      {[462, 618].map((y) =>
        windows.map((x) => (
          <g key={`${x} ${y}`} transform={at(x, y)}>
            <rect className={styles.trim} x="-6" y="-6" width="72" height="112" />
            <rect className={styles.night} width="60" height="100" />
            <path
              className={styles.light}
              d="M5 5h22v42H5zM33 5h22v42H33zM5 53h22v42H5zM33 53h22v42H33z"
            />
          </g>
        )),
      )}
      <g transform={at(300, 462)}>
        <path className={styles.trim} d="M-40 106V30a40 40 0 0 1 80 0v76z" />
        <path className={styles.light} d="M-32 100V30a32 32 0 0 1 64 0v70z" />
        <path className={styles.lines} d="M0-2v102M-32 50h64" />
      </g>
      <Door />
      {[228, 372].map((x) => (
        <g key={x} transform={at(x, 664)}>
          <circle className={styles.sun} r="20" />
          <path className={styles.brass} d="M-9-14h18l-4 30h-10zM-4-22h8v8h-8z" />
          <rect className={styles.light} x="-4" y="-10" width="8" height="20" />
        </g>
      ))}
    </>
  );
}

function Door() {
  return (
    <g transform={at(300, 680)}>
      <path className={styles.trim} d="M-58 110V0a58 58 0 0 1 116 0v110z" />
      <path className={styles.light} d="M-46 0a46 46 0 0 1 92 0z" />
      {bars.map((angle) => (
        <path key={angle} className={styles.lines} d="M0 0h-46" transform={`rotate(${angle})`} />
      ))}
      <path className={styles.lines} d="M-20 0a20 20 0 0 1 40 0" />
      <rect className={styles.night} x="-46" y="2" width="92" height="108" />
      <path
        className={styles.panel}
        d="M-40 10h32v38h-32zM8 10h32v38H8zM-40 58h32v44h-32zM8 58h32v44H8z"
      />
      <rect className={styles.brass} x="-1" y="2" width="2" height="108" />
      <circle className={styles.brass} cx="-5" cy="54" r="3.5" />
      <circle className={styles.brass} cx="5" cy="54" r="3.5" />
    </g>
  );
}

function Ground() {
  return (
    <>
      <rect className={styles.hedge} y="776" width="600" height="124" />
      <path className={styles.path} d="M222 808h156l96 92H126z" />
      <rect className={styles.trim} x="230" y="788" width="140" height="10" />
      <rect className={styles.shade} x="220" y="798" width="160" height="10" />
      {[176, 424].map((x) => (
        <g key={x} transform={at(x, 744)}>
          <circle className={styles.hedge} r="30" />
          <circle className={styles.nearTrees} cx="-8" cy="-8" r="18" />
          <path className={styles.roof} d="M-20 30h40l-7 34h-26z" />
        </g>
      ))}
    </>
  );
}
