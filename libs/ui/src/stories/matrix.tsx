import { type ComponentType, useLayoutEffect } from 'react';
import { classNames } from '../behavior/classNames.ts';
import { forceStates } from './forcedStates.ts';
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
  /** Adds the states under the pointer, pressed and focused, for components that can be used. */
  interactive?: boolean;
  /** Adds the state with reduced motion, for components that move by themselves. */
  moving?: boolean;
};

/** What a component shows besides the states of its props: a caption, and what {@link forceStates} understands. */
type Forced = readonly [caption: string, forced: string];

const pointerStates: readonly Forced[] = [
  ['under the pointer', 'hover'],
  ['pressed', 'hover active'],
  ['focused', 'focus'],
];

/** Returns every combination of the axes' values. */
export function combinations<Props extends object>(axes: Axes<Props>): Partial<Props>[] {
  let states: Partial<Props>[] = [{}];
  for (const name in axes) {
    const values = axes[name] ?? [];
    states = states.flatMap((state) => values.map((value) => ({ ...state, [name]: value })));
  }
  return states;
}

/** The mark of the state where everything is twice as large. */
const ZOOMED = 'zoom';

type ShownState<Props> = {
  theme: string;
  caption: string;
  state: Partial<Props>;
  forced?: string;
};

function captionOf(state: object): string {
  return Object.entries(state)
    .map(([name, value]) => {
      if (value === undefined || value === false || value === '') return `${name}: –`;
      return value === true || typeof value === 'object' ? name : `${name}: ${String(value)}`;
    })
    .join(', ');
}

/**
 * Creates a story of all states of a component, in both themes. Below are its first state in forced colors and at
 * 200 %.
 */
export function matrix<Props extends object>(
  Component: ComponentType<Props>,
  {
    base,
    axes = {},
    wide = false,
    framed = false,
    interactive = false,
    moving = false,
  }: Options<NoInfer<Props>>,
) {
  const states = combinations<Props>(axes);
  const layout = wide ? styles.wide : styles.theme;

  function Show({ theme, caption, state, forced }: ShownState<Props>) {
    const props = Object.assign({}, base(`${theme}, ${caption}`), state);
    return (
      <section>
        {caption === '' ? null : <p className={styles.caption}>{caption}</p>}
        <div
          className={classNames(framed && styles.frame, forced === ZOOMED && styles.zoomed)}
          data-forced={forced}
        >
          <Component {...props} />
        </div>
      </section>
    );
  }

  function Matrix() {
    useLayoutEffect(forceStates, []);
    const [first = {}] = states;
    const inTheme = [
      ...(interactive ? pointerStates : []),
      ...(moving ? [['with reduced motion', 'still'] as const] : []),
    ];
    return (
      <>
        {['light', 'dark'].map((theme) => (
          <div key={theme} data-theme={theme} className={layout}>
            {states.map((state) => {
              const caption = captionOf(state);
              return <Show key={caption} {...{ theme, caption, state }} />;
            })}
            {inTheme.map(([caption, forced]) => (
              <Show key={caption} state={first} {...{ theme, caption, forced }} />
            ))}
          </div>
        ))}
        <div data-theme="light" className={layout}>
          <Show theme="light" caption="in forced colors" state={first} forced="colors" />
          <Show theme="light" caption="at 200 %" state={first} forced={ZOOMED} />
        </div>
      </>
    );
  }

  return {
    parameters: { layout: 'fullscreen', controls: { disable: true } },
    render: () => <Matrix />,
  };
}
