import { breakpoints } from '../media.ts';
import { durationPurposes, layerPurposes, typePurposes } from '../themes/purposes.ts';
import { layer, milliseconds, typeSizes } from '../themes/values.ts';
import { tokens } from '../tokens.css.ts';
import { FactTable } from './FactTable.tsx';
import * as styles from './foundations.css.ts';

/** Returns the names of a table, with their type. */
const namesOf = <Table extends object>(table: Table) =>
  Object.keys(table).filter((name): name is Extract<keyof Table, string> => name in table);

const titled = (name: string | number) => <span className={styles.name}>{name}</span>;

/** Every type size with its purpose, its values and a sample. */
export function TypeTable() {
  return (
    <FactTable
      label="Type sizes"
      columns={['Size', 'For', 'Size and line', 'Sample']}
      rows={namesOf(typeSizes).map((size) => {
        const { fontSize, lineHeight } = typeSizes[size];
        return [
          titled(size),
          typePurposes[size],
          <span key="values" className={styles.muted}>
            {fontSize} / {lineHeight}
          </span>,
          <span key="sample" className={styles.sample[size]}>
            A table at noon
          </span>,
        ];
      })}
    />
  );
}

const spaces: Readonly<Record<string, string>> = tokens.space;

/** Every step of the 4 px grid. */
export function SpaceTable() {
  return (
    <FactTable
      label="Steps of space"
      columns={['Step', 'Value', 'Sample']}
      rows={Object.entries(styles.bar).map(([step, className]) => [
        titled(step),
        spaces[step],
        <div key="bar" className={className} />,
      ])}
    />
  );
}

/** The corners of controls. */
export function RadiusTable() {
  return (
    <FactTable
      label="Corners"
      columns={['Corner', 'Value', 'Sample']}
      rows={namesOf(tokens.radius).map((name) => [
        titled(name),
        tokens.radius[name],
        <div key="corner" className={styles.corner[name]} />,
      ])}
    />
  );
}

/** The heights of controls. */
export function ControlHeightTable() {
  return (
    <FactTable
      label="Heights of controls"
      columns={['Height', 'Value', 'Sample']}
      rows={namesOf(tokens.controlHeight).map((name) => [
        titled(name),
        tokens.controlHeight[name],
        <div key="control" className={styles.control[name]} />,
      ])}
    />
  );
}

/** Every duration, with a bar that moves under the pointer. */
export function DurationTable() {
  return (
    <FactTable
      label="Durations"
      columns={['Duration', 'For', 'Value', 'Sample']}
      rows={namesOf(milliseconds).map((name) => [
        titled(name),
        durationPurposes[name],
        `${milliseconds[name]} ms`,
        <div key="mover" className={styles.mover[name]} />,
      ])}
    />
  );
}

/** Every layer, lowest first. */
export function LayerTable() {
  return (
    <FactTable
      label="Layers"
      columns={['Layer', 'For', 'z-index']}
      rows={namesOf(layer).map((name) => [titled(name), layerPurposes[name], layer[name]])}
    />
  );
}

const widthPurposes = {
  page: 'Lists, grids and most pages.',
  text: 'Text to read.',
  narrow: 'A single short form.',
} as const;

/** The greatest widths of content. */
export function WidthTable() {
  return (
    <FactTable
      label="Widths"
      columns={['Width', 'For', 'Value']}
      rows={namesOf(tokens.width).map((name) => [
        titled(name),
        widthPurposes[name],
        tokens.width[name],
      ])}
    />
  );
}

const layouts = {
  md: 'Tablets: two columns, the menu in the masthead, dialogs as windows.',
  lg: 'Desktops: three or four columns.',
} as const;

/** Where the layout changes. */
export function BreakpointTable() {
  return (
    <FactTable
      label="Breakpoints"
      columns={['Breakpoint', 'From', 'Layout']}
      rows={[
        [titled('(none)'), '0', 'Phones: one column, a bar at the foot, dialogs over the screen.'],
        ...namesOf(breakpoints).map((name) => [
          titled(name),
          `${breakpoints[name]} px`,
          layouts[name],
        ]),
      ]}
    />
  );
}
