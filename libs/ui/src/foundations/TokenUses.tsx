import uses from 'virtual:token-uses';
import { color } from '../themes/contract.css.ts';
import * as values from '../themes/values.ts';
import { FactTable } from './FactTable.tsx';
import * as styles from './foundations.css.ts';

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

const names = Object.entries(groups).flatMap(([group, table]) =>
  Object.keys(table).map((key) => `${group}.${key}`),
);

/** Every token with the styles that use it, as the code has them. */
export function TokenUses() {
  return (
    <FactTable
      label="Uses of the tokens"
      columns={['Token', 'Used by', 'Styles']}
      rows={names.map((name) => {
        const found = uses[name] ?? [];
        return [
          <code key="token" className={styles.whole}>
            {name}
          </code>,
          found.length,
          found.length === 0 ? (
            'None by this name.'
          ) : (
            <details key="names">
              <summary>{found.slice(0, 3).join(', ')}</summary>
              {found.join(', ')}
            </details>
          ),
        ];
      })}
    />
  );
}
