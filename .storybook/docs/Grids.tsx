import type { ReactNode } from 'react';
import { FactTable } from '../../libs/ui/src/foundations/FactTable.tsx';
import { namesOf, titled, written } from '../../libs/ui/src/foundations/cells.tsx';
import { viewports } from '../../libs/ui/src/stories/viewports.ts';
import { widthPurposes } from '../../libs/ui/src/themes/purposes.ts';
import { tokens } from '../../libs/ui/src/tokens.css.ts';
import { CardGrid, Grid } from '../../libs/ui/src/index.ts';
import * as styles from './grids.css.ts';
import { StoryWindow, Windows } from './States.tsx';

/** The greatest widths of content, each as a bar on a wide window. */
export function WidthBars() {
  return (
    <FactTable
      label={`Widths of content on a window of ${viewports.desktop.width} px`}
      columns={['Width', 'For', 'Value', 'Sample']}
      samples={['Sample']}
      rows={namesOf(tokens.width).map((name) => [
        titled(name),
        widthPurposes[name],
        written(tokens.width[name]),
        <div key="bar" className={styles.window}>
          <div className={styles.bar[name]} />
        </div>,
      ])}
    />
  );
}

/** One screen in windows of each size that screens are designed for. */
export function InEachSize({ id }: { readonly id: string }) {
  return (
    <Windows>
      {namesOf(viewports).map((size) => (
        <StoryWindow key={size} id={id} name={viewports[size].name} size={size} />
      ))}
    </Windows>
  );
}

/** Screens of the desk below each other, with a line where their column begins. */
export function DeskEdge() {
  const pages = {
    'desk-api-keys--loaded': 'A list',
    'desk-account--administrator': 'A page to read and to change',
    'desk-settings-logo-and-accent--loaded': 'A form',
  };
  return (
    <div className={styles.edge}>
      <Windows>
        {Object.entries(pages).map(([id, name]) => (
          <StoryWindow key={id} id={id} name={name} size="desktop" />
        ))}
      </Windows>
    </div>
  );
}

const cells = (count: number) =>
  Array.from({ length: count }, (_, place) => <div key={place} className={styles.cell} />);

function Sample({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <figure className={styles.sample}>
      <figcaption>{name}</figcaption>
      {children}
    </figure>
  );
}

/** The grids of the library as they are at the width of this page. */
export function GridSamples() {
  return (
    <div className={`${styles.samples} sb-unstyled`}>
      <Sample name="Grid, for fields">
        <Grid>{cells(4)}</Grid>
      </Sample>
      {([2, 3, 4] as const).map((columns) => (
        <Sample key={columns} name={`CardGrid with ${columns} columns`}>
          <CardGrid columns={columns}>{cells(columns)}</CardGrid>
        </Sample>
      ))}
    </div>
  );
}
