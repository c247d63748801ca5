import { settingFields } from '../../apps/desk/src/features/settings/settingFields.ts';
import { accentNotes, accentOf } from '../../libs/core/src/staff/accent.ts';
import { titled } from '../../libs/ui/src/foundations/cells.tsx';
import { FactTable } from '../../libs/ui/src/foundations/FactTable.tsx';
import { dark } from '../../libs/ui/src/themes/dark.css.ts';
import { light } from '../../libs/ui/src/themes/light.css.ts';
import { clubColors } from '../applyView.ts';
import { StoryWindow, Windows } from './States.tsx';

const sizes = [16, 32, 64] as const;

/** The mark in the sizes of a tab, a bookmark and a home screen. */
export function Marks() {
  return (
    <FactTable
      label="The mark in its sizes"
      columns={['Size', 'Sample']}
      samples={['Sample']}
      rows={sizes.map((size) => [
        titled(`${size} px`),
        <img key="mark" src="./favicon.svg" alt="" width={size} height={size} />,
      ])}
    />
  );
}

/** Draws a color. The page can't know it before, so it is no style. */
function Swatch({ fill }: { readonly fill: string }) {
  return (
    <svg width="96" height="32" viewBox="0 0 96 32" aria-hidden="true">
      <rect width="96" height="32" fill={fill} />
    </svg>
  );
}

/** Accents that a club may choose: of the toolbar, and one that is too pale for text. */
const chosen = [...clubColors.values(), '#ffe000'];

/** What each theme makes of an accent, by the rule of the server. */
export function Accents() {
  return (
    <FactTable
      label="Accents in both themes"
      columns={['Chosen', 'Light', 'Dark', 'What the desk says']}
      samples={['Light', 'Dark']}
      rows={[
        [
          'None',
          <Swatch key="light" fill={light.accent} />,
          <Swatch key="dark" fill={dark.accent} />,
          'Nothing: the accent is brass.',
        ],
        ...chosen.map((color) => {
          const shown = accentOf(color);
          return [
            color,
            <Swatch key="light" fill={shown?.light ?? color} />,
            <Swatch key="dark" fill={shown?.dark ?? color} />,
            accentNotes(color).join(' ') || 'Nothing: it is shown as it is.',
          ];
        }),
      ]}
    />
  );
}

/** What the desk asks a club for, as its settings have it. */
export function ClubSettings() {
  return (
    <FactTable
      label="What a club may change"
      columns={['Setting', 'Where it is']}
      rows={settingFields.map(({ label, hint }) => [titled(label), hint])}
    />
  );
}

/** The name, and the two logos, where a club sets them. */
export function Logos() {
  return (
    <Windows>
      <StoryWindow
        id="desk-settings-logo-and-accent--loaded"
        name="With a name alone"
        size="desktop"
      />
      <StoryWindow
        id="desk-settings-logo-and-accent--a-logo-for-each-theme"
        name="With a logo for each theme"
        size="desktop"
      />
    </Windows>
  );
}
