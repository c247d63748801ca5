import type { ComponentType } from 'react';
import * as styles from './matrix.css.ts';

/** The values to show for some of a component's props. */
export type Axes<Props> = { readonly [Name in keyof Props]?: readonly Props[Name][] };

type Options<Props extends object> = {
  /** The common props of all states. `place` is unique per state, for names that must be unique on a page. */
  base: (place: string) => Props;
  axes?: Axes<Props>;
  /** One state per row, for components as wide as the page. */
  wide?: boolean;
  /** Gives each state its own small frame, for components fixed to the window. */
  framed?: boolean;
};

/** Returns every combination of the axes' values. */
export function combinations<Props extends object>(axes: Axes<Props>): Partial<Props>[] {
  let states: Partial<Props>[] = [{}];
  for (const name in axes) {
    const values = axes[name] ?? [];
    states = states.flatMap((state) => values.map((value) => ({ ...state, [name]: value })));
  }
  return states;
}

function captionOf(state: object): string {
  return Object.entries(state)
    .map(([name, value]) => {
      if (value === undefined || value === false || value === '') return `${name}: –`;
      return value === true || typeof value === 'object' ? name : `${name}: ${String(value)}`;
    })
    .join(', ');
}

/** Creates a story of all states of a component, in both themes. */
export function matrix<Props extends object>(
  Component: ComponentType<Props>,
  { base, axes = {}, wide = false, framed = false }: Options<NoInfer<Props>>,
) {
  const states = combinations<Props>(axes);
  return {
    parameters: { layout: 'fullscreen', controls: { disable: true } },
    render: () => (
      <>
        {['light', 'dark'].map((theme) => (
          <div key={theme} data-theme={theme} className={wide ? styles.wide : styles.theme}>
            {states.map((state) => {
              const caption = captionOf(state);
              const props = Object.assign({}, base(`${theme}, ${caption}`), state);
              return (
                <section key={caption}>
                  {caption === '' ? null : <p className={styles.caption}>{caption}</p>}
                  <div className={framed ? styles.frame : undefined}>
                    <Component {...props} />
                  </div>
                </section>
              );
            })}
          </div>
        ))}
      </>
    ),
  };
}
