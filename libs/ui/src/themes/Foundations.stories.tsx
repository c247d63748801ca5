import type { Meta } from '@storybook/react-vite';
import * as styles from './Foundations.css.ts';

const themes = ['light', 'dark'];

/** The look in two pages: what colors are for, and how words are set. */
export default { parameters: { layout: 'fullscreen' } } satisfies Meta;

/** A role says what a color is for; each theme fills it. */
export const Colors = {
  render: () =>
    themes.map((theme) => (
      <div key={theme} data-theme={theme} className={styles.page}>
        <ul className={styles.swatches}>
          {Object.entries(styles.swatch).map(([role, className]) => (
            <li key={role}>
              <div className={className} />
              <span className={styles.name}>{role}</span>
            </li>
          ))}
        </ul>
      </div>
    )),
};

/** Titles are set in Newsreader, everything else in Instrument Sans. */
export const Type = {
  render: () =>
    themes.map((theme) => (
      <div key={theme} data-theme={theme} className={styles.page}>
        {Object.entries(styles.sample).map(([size, className]) => (
          <div key={size}>
            <p className={styles.name}>{size}</p>
            <p className={className}>A table at the window, from noon until three</p>
          </div>
        ))}
      </div>
    )),
};
