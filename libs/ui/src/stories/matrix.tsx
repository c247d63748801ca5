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
  /** Gives each state its own small frame, for components fixed to the window. A tall one has room for a dialog. */
  framed?: boolean | 'tall';
  /**
   * Adds the states under the pointer, pressed and focused, for components that can be used. The name of an axis adds them,
   * and forced colors, for each of its values.
   */
  interactive?: boolean | (keyof Props & string);
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

/** Says a state. Of an object or a function it says only that it is there. */
export function captionOf(state: object): string {
  return Object.entries(state)
    .map(([name, value]) => {
      if (value === undefined || value === false || value === '') return `${name}: –`;
      const isNameEnough = value === true || ['object', 'function'].includes(typeof value);
      return isNameEnough ? name : `${name}: ${String(value)}`;
    })
    .join(', ');
}

type Look<Props> = { of: string; state: Partial<Props> };

/** Returns the states to use: the first of all, or the first of each value of an axis, with what is said of it. */
export function looksOf<Props extends object>(
  axes: Axes<Props>,
  axis: keyof Props | undefined,
): Look<Props>[] {
  const states = combinations<Props>(axes);
  if (axis === undefined) return states.slice(0, 1).map((state) => ({ of: '', state }));
  return (axes[axis] ?? []).flatMap((value) => {
    const state = states.find((each) => each[axis] === value);
    return state === undefined ? [] : [{ of: `${captionOf({ [axis]: value })}, `, state }];
  });
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
  const looks = looksOf<Props>(axes, typeof interactive === 'string' ? interactive : undefined);
  const layout = wide ? styles.wide : styles.theme;
  const frame = framed && (framed === 'tall' ? styles.tallFrame : styles.frame);

  function Show({ theme, caption, state, forced }: ShownState<Props>) {
    const props = Object.assign({}, base(`${theme}, ${caption}`), state);
    return (
      <section>
        {caption === '' ? null : <p className={styles.caption}>{caption}</p>}
        <div className={classNames(frame, forced === ZOOMED && styles.zoomed)} data-forced={forced}>
          <Component {...props} />
        </div>
      </section>
    );
  }

  function Matrix() {
    useLayoutEffect(forceStates, []);
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
            {looks.flatMap(({ of, state }) =>
              inTheme.map(([name, forced]) => {
                const caption = of + name;
                return <Show key={caption} {...{ theme, caption, state, forced }} />;
              }),
            )}
          </div>
        ))}
        <div data-theme="light" className={layout}>
          {looks.map(({ of, state }) => {
            const caption = `${of}in forced colors`;
            return <Show key={caption} theme="light" forced="colors" {...{ caption, state }} />;
          })}
          <Show theme="light" caption="at 200 %" state={states[0] ?? {}} forced={ZOOMED} />
        </div>
      </>
    );
  }

  return {
    parameters: {
      layout: 'fullscreen',
      controls: { disable: true },
      // A window of its own would cut what is below its height.
      docs: { story: { inline: true } },
    },
    render: () => <Matrix />,
  };
}
