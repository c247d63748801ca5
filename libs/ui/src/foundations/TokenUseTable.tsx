import { color } from '../themes/contract.css.ts';
import * as values from '../themes/values.ts';
import { FactTable } from './FactTable.tsx';
import * as styles from './foundations.css.ts';

const files: Readonly<Record<string, string>> = import.meta.glob(
  '../../../../{apps,libs}/*/src/**/*.css.ts',
  { query: '?raw', import: 'default', eager: true },
);

/** The tokens by their groups. */
const groups = {
  color,
  space: values.space,
  radius: values.radius,
  controlHeight: values.controlHeight,
  width: values.width,
  type: values.typeSizes,
  shadow: values.elevation,
  layer: values.layer,
  duration: values.milliseconds,
  easing: values.easing,
} as const;

// `tokens.space[4]`, and `space[4]` where a style has taken the group apart.
const usePattern = new RegExp(
  `\\b(${Object.keys(groups).join('|')})(?:\\.(\\w+)|\\[(\\d+)\\])`,
  'g',
);

/** Returns which styles use each token, by `color.ink`. A style has the name of its component. */
function usesOf(styleFiles: Readonly<Record<string, string>>): ReadonlyMap<string, Set<string>> {
  const uses = new Map<string, Set<string>>();
  for (const [path, text] of Object.entries(styleFiles)) {
    const name = path.split('/').at(-1)?.replace('.css.ts', '') ?? path;
    for (const [, group = '', key, step] of text.matchAll(usePattern)) {
      const token = `${group}.${key ?? step ?? ''}`;
      uses.set(token, (uses.get(token) ?? new Set()).add(name));
    }
  }
  return uses;
}

const uses = usesOf(files);

/** Every token with the styles that use it. */
export function TokenUseTable() {
  const rows = Object.entries(groups).flatMap(([group, table]) =>
    Object.keys(table).map((key) => ({
      token: `${group}.${key}`,
      names: [...(uses.get(`${group}.${key}`) ?? [])].toSorted(),
    })),
  );
  return (
    <FactTable
      label="Uses of the tokens"
      columns={['Token', 'Used by', 'Styles']}
      rows={rows.map(({ token, names }) => [
        <code key="token" className={styles.whole}>
          {token}
        </code>,
        names.length,
        names.length === 0 ? (
          'None by this name.'
        ) : (
          <details key="names">
            <summary>{names.slice(0, 3).join(', ')}</summary>
            {names.join(', ')}
          </details>
        ),
      ])}
    />
  );
}
