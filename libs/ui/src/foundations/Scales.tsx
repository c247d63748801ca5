import { breakpoints } from '../media.ts';
import {
  breakpointPurposes,
  controlHeightPurposes,
  fontPurposes,
  layerPurposes,
  pictureRatioPurposes,
  radiusPurposes,
  spacePurposes,
  typePurposes,
  wideCellPurposes,
  widthPurposes,
} from '../themes/purposes.ts';
import { fontName, layer, pictureRatio, space, typeSizes, wideCell } from '../themes/values.ts';
import { tokens } from '../tokens.css.ts';
import { namesOf, titled, written } from './cells.tsx';
import { FactTable } from './FactTable.tsx';
import * as styles from './foundations.css.ts';

const sample = ['Sample'];

/** The fonts, with what they are for. */
export function FontTable() {
  return (
    <FactTable
      label="Fonts"
      columns={['Font', 'For', 'Name', 'Until it is loaded', 'Sample']}
      samples={sample}
      rows={namesOf(fontName).map((name) => [
        titled(name),
        fontPurposes[name],
        fontName[name],
        tokens.fallbackFontFamily[name],
        <span key="sample" className={styles.face[name]}>
          Aa Ää 0123
        </span>,
      ])}
    />
  );
}

const titles: readonly string[] = ['display', 'title', 'heading'];

/** Returns the font, the weight and the spacing of a size, where they differ from normal text. */
function faceOf(size: keyof typeof typeSizes): string {
  const values: { fontSize: string; fontWeight?: number; letterSpacing?: string } = typeSizes[size];
  return [
    titles.includes(size) ? 'serif' : 'sans',
    values.fontWeight ?? 400,
    ...(values.letterSpacing === undefined ? [] : [values.letterSpacing]),
  ].join(', ');
}

/** The usual text size of browsers, in pixels. */
const REM = 16;

/** Returns a font size in pixels, in a window of this width. */
function pixelsIn(width: number, fontSize: string): number {
  const numbers = (fontSize.match(/[\d.]+/g) ?? []).map(Number);
  const [least = 0, base = least, share = 0, greatest = least] = numbers;
  const grown = base * REM + (share * width) / 100;
  return Math.min(Math.max(least * REM, grown), greatest * REM);
}

/** Returns a font size in windows of 360 and 1440 px: `36 to 56 px`, or `16 px` where it is the same. */
function pixelsOf(fontSize: string): string {
  const sizes = [360, 1440].map((width) => pixelsIn(width, fontSize));
  return `${[...new Set(sizes)].join(' to ')} px`;
}

/** Every type size with its purpose, its values and a sample. */
export function TypeTable() {
  return (
    <FactTable
      label="Type sizes"
      columns={['Size', 'For', 'At 360 to 1440', 'In CSS', 'Font, weight, spacing', 'Sample']}
      samples={sample}
      rows={namesOf(typeSizes).map((size) => {
        const { fontSize, lineHeight } = typeSizes[size];
        return [
          titled(size),
          typePurposes[size],
          <span key="pixels" className={styles.whole}>
            {pixelsOf(fontSize)}
          </span>,
          <span key="values" className={styles.muted}>
            {fontSize} / {lineHeight}
          </span>,
          faceOf(size),
          <span key="sample" className={styles.sample[size]}>
            A table at noon
          </span>,
        ];
      })}
    />
  );
}

/** Returns whether a text is a step of the 4 px grid. */
const isStep = (step: string): step is `${keyof typeof space}` => step in space;

/** Every step of the 4 px grid, with what it is for. */
export function SpaceTable() {
  return (
    <FactTable
      label="Steps of space"
      columns={['Step', 'For', 'Value', 'Sample']}
      samples={sample}
      rows={Object.keys(space)
        .filter(isStep)
        .map((step) => [
          titled(step),
          spacePurposes[step],
          written(space[step]),
          <div key="bar" className={styles.bar[step]} />,
        ])}
    />
  );
}

/** The corners of controls. */
export function RadiusTable() {
  return (
    <FactTable
      label="Corners"
      columns={['Corner', 'For', 'Value', 'Sample']}
      samples={sample}
      rows={namesOf(tokens.radius).map((name) => [
        titled(name),
        radiusPurposes[name],
        written(tokens.radius[name]),
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
      columns={['Height', 'For', 'Value', 'Sample']}
      samples={sample}
      rows={namesOf(tokens.controlHeight).map((name) => [
        titled(name),
        controlHeightPurposes[name],
        written(tokens.controlHeight[name]),
        <div key="control" className={styles.control[name]} />,
      ])}
    />
  );
}

/** Every ratio of pictures, with a frame of it. */
export function PictureRatioTable() {
  return (
    <FactTable
      label="Ratios of pictures"
      columns={['Ratio', 'For', 'Width to height', 'Sample']}
      samples={sample}
      rows={namesOf(pictureRatio).map((name) => [
        titled(name),
        pictureRatioPurposes[name],
        pictureRatio[name].replace(' / ', ' : '),
        <div key="frame" className={styles.pictureFrame[name]} />,
      ])}
    />
  );
}

/** The ratios of `landscape` and `portrait` in wider cells. */
export function WideCellTable() {
  return (
    <FactTable
      label="Ratios in wider cells"
      columns={['Cell', 'For', 'From', 'Width to height']}
      rows={namesOf(wideCell).map((name) => [
        titled(name),
        wideCellPurposes[name],
        written(wideCell[name].from),
        wideCell[name].ratio.replace(' / ', ' : '),
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

/** The greatest widths of content. */
export function WidthTable() {
  return (
    <FactTable
      label="Widths"
      columns={['Width', 'For', 'Value']}
      rows={namesOf(tokens.width).map((name) => [
        titled(name),
        widthPurposes[name],
        written(tokens.width[name]),
      ])}
    />
  );
}

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
          breakpointPurposes[name],
        ]),
      ]}
    />
  );
}
