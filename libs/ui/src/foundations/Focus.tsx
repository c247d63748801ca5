import { type ReactNode, useLayoutEffect } from 'react';
import { Button, Card, FilterBar, SegmentedChoice, TextField, TextLink } from '../index.ts';
import { nothing } from '../stories/examples.ts';
import { forceStates } from '../stories/forcedStates.ts';
import { border } from '../themes/values.ts';
import { written } from './cells.tsx';
import { FactTable } from './FactTable.tsx';
import * as styles from './foundations.css.ts';

/** Draws a control as it looks while the keyboard is on it. It takes no focus itself. */
function Ringed({ children }: { readonly children: ReactNode }) {
  useLayoutEffect(forceStates);
  return (
    <div inert data-forced="focus" className={styles.ringed}>
      {children}
    </div>
  );
}

const options = [{ value: 'month', label: 'Month' }] as const;

const samples: readonly (readonly [name: string, where: string, drawing: ReactNode])[] = [
  ['A button', 'Around it, with a gap.', <Button key="sample">Submit Request</Button>],
  [
    'A link',
    'Around its words, with a gap.',
    <TextLink key="sample" href="#guide">
      The guide to Lisbon
    </TextLink>,
  ],
  [
    'A field',
    'On its edge, which takes the same color.',
    <TextField key="sample" label="City" value="Lisbon" onChange={nothing} />,
  ],
  [
    'A card',
    'Around the whole card, although the link is its title.',
    <Card key="sample" title="The corner table at Lume" eyebrow="Dining" href="#benefit" />,
  ],
  [
    'A filter',
    'Inside, because its row would cut it.',
    <FilterBar key="sample" label="Group" options={options} value="month" onChange={nothing} />,
  ],
  [
    'A segment',
    'Around it, with a gap.',
    <SegmentedChoice
      key="sample"
      label="Group by"
      options={options}
      value="month"
      onChange={nothing}
    />,
  ],
];

/** Controls with the ring of the focus. */
export function FocusTable() {
  return (
    <FactTable
      label="The ring of the focus"
      columns={['On', 'Where', 'Sample']}
      samples={['Sample']}
      rows={samples.map(([name, where, drawing]) => [
        name,
        where,
        <Ringed key="sample">{drawing}</Ringed>,
      ])}
    />
  );
}

/** Says the width and the color of the ring, as the tokens have them. */
export function RingFacts() {
  const { width, color } = border.focus;
  return (
    <>
      {written(width)} in the color <code>{color}</code>
    </>
  );
}
