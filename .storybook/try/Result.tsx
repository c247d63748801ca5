import * as map from '@parlour/map';
import * as sampleClub from '@parlour/sample-club';
import * as ui from '@parlour/ui';
import * as React from 'react';
import { useState, useSyncExternalStore } from 'react';
import { LiveError, LivePreview, LiveProvider } from 'react-live';
import { exampleCode } from './exampleCode.ts';
import * as styles from './try.css.ts';

/** The attribute of the frame around this page that has the code to run. An address has none: nobody's link runs code. */
const CODE_ATTRIBUTE = 'data-code';

const modules: Readonly<Record<string, unknown>> = {
  react: React,
  '@parlour/ui': ui,
  '@parlour/map': map,
  '@parlour/sample-club': sampleClub,
};

const requireModule = (name: string): unknown => {
  if (Object.hasOwn(modules, name)) return modules[name];
  throw new Error(`There is no ${name} here, but ${Object.keys(modules).join(', ')}.`);
};

/** Shows the last component that the code exports, or a piece of JSX. */
const rendering = (code: string) =>
  code.trimStart().startsWith('<')
    ? `render(<>${code}</>);`
    : `${code}\nrender(React.createElement(lastComponentOf(exports)));`;

const lastComponentOf = (exported: object): unknown => {
  const component = Object.values<unknown>({ ...exported }).findLast(
    (each) => typeof each === 'function',
  );
  if (component === undefined) throw new Error('Export a component, or begin with a tag.');
  return component;
};

/** Runs code once. */
function Run({ code }: { readonly code: string }) {
  const [scope] = useState(() => ({ exports: {}, require: requireModule, lastComponentOf }));
  return (
    <LiveProvider code={code} scope={scope} transformCode={rendering} noInline>
      <LivePreview />
      <LiveError className={styles.error} role="alert" />
    </LiveProvider>
  );
}

const subscribe = (onChange: () => void) => {
  const { frameElement } = window;
  if (frameElement === null) return () => undefined;
  const observer = new MutationObserver(onChange);
  observer.observe(frameElement, { attributeFilter: [CODE_ATTRIBUTE] });
  return () => observer.disconnect();
};

const readCode = () => window.frameElement?.getAttribute(CODE_ATTRIBUTE) ?? exampleCode;

/** What the code of the place to try draws, in the theme and the direction of the book. */
export function Result() {
  const code = useSyncExternalStore(subscribe, readCode);
  return <Run key={code} code={code} />;
}
