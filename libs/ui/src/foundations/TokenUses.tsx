import uses from 'virtual:token-uses';
import { FactTable } from './FactTable.tsx';
import * as styles from './foundations.css.ts';
import { tokenGroups } from './tokenGroups.ts';

const names = Object.entries(tokenGroups).flatMap(([group, table]) =>
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
