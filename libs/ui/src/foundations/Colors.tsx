import type { ReactNode } from 'react';
import { type ColorRoles, color } from '../themes/contract.css.ts';
import { contrastOf, outlinePairs, type Pair, textPairs } from '../themes/contrast.ts';
import { dark } from '../themes/dark.css.ts';
import { light } from '../themes/light.css.ts';
import { colorPurposes } from '../themes/purposes.ts';
import { namesOf, titled } from './cells.tsx';
import { FactTable } from './FactTable.tsx';
import * as styles from './foundations.css.ts';

type Role = keyof ColorRoles;

const themes = { light, dark } as const;
const themeNames = ['light', 'dark'] as const;

const roles = namesOf(color);

/** The columns that show a color. */
const themeColumns = ['Light', 'Dark'];

function Swatch({ role, theme }: { role: Role; theme: keyof typeof themes }) {
  return (
    <div className={styles.row}>
      <span data-theme={theme} className={styles.swatch[role]} />
      <code>{themes[theme][role]}</code>
    </div>
  );
}

/** Every color role with its purpose, its custom property and its value in both themes. */
export function ColorTable() {
  return (
    <FactTable
      label="Color roles"
      columns={['Role', 'For', 'Light', 'Dark', 'In CSS']}
      samples={themeColumns}
      rows={roles.map((role) => [
        titled(role),
        colorPurposes[role],
        <Swatch key="light" role={role} theme="light" />,
        <Swatch key="dark" role={role} theme="dark" />,
        <code key="css">{color[role].slice('var('.length, -1)}</code>,
      ])}
    />
  );
}

/** Returns a contrast as people write it, such as 15.1. It is never rounded up. */
const shown = (contrast: number) => (Math.floor(contrast * 10) / 10).toFixed(1);

const contrastIn = (theme: keyof typeof themes, [front, back]: Pair) =>
  shown(contrastOf(themes[theme][front], themes[theme][back]));

type PairTableProps = {
  label: string;
  /** What the front role draws. */
  front: string;
  pairs: readonly Pair[];
  renderSample: (pair: Pair, theme: keyof typeof themes) => ReactNode;
};

function PairTable({ label, front, pairs, renderSample }: PairTableProps) {
  return (
    <FactTable
      label={label}
      columns={[front, 'On', 'Light', 'Dark']}
      samples={themeColumns}
      rows={pairs.map((pair) => [
        titled(pair[0]),
        pair[1],
        ...themeNames.map((theme) => renderSample(pair, theme)),
      ])}
    />
  );
}

/** The pairs of roles that text may use, with their contrast in both themes. */
export function TextPairTable() {
  return (
    <PairTable
      label="Pairs for text"
      front="Text"
      pairs={textPairs}
      renderSample={([front, back], theme) => (
        <span key={theme} data-theme={theme} className={styles.ground[back]}>
          <span className={styles.front[front]}>Aa {contrastIn(theme, [front, back])}</span>
        </span>
      )}
    />
  );
}

/** The pairs of roles that outlines may use, with their contrast in both themes. */
export function OutlinePairTable() {
  return (
    <PairTable
      label="Pairs for outlines"
      front="Outline"
      pairs={outlinePairs}
      renderSample={([front, back], theme) => (
        <span key={theme} className={styles.row}>
          <span data-theme={theme} className={styles.ground[back]}>
            <span className={styles.outline[front]} />
          </span>
          {contrastIn(theme, [front, back])}
        </span>
      )}
    />
  );
}
