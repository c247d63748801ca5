import { useState } from 'react';
import { Button, VisuallyHidden } from '../index.ts';
import { FactTable } from './FactTable.tsx';
import * as styles from './foundations.css.ts';

const texts: Readonly<Record<string, string>> = import.meta.glob('../../tokens/*', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** What each file is for. */
const purposes = {
  'parlour.resolver.json':
    'How the files make one set for each theme. Tools that know it start here.',
  'light.tokens.json': 'The colors of the light theme.',
  'dark.tokens.json': 'The colors of the dark theme, by the same names.',
  'measures.tokens.json': 'Distances, corners, heights, widths, and both ends of the type sizes.',
  'styles.tokens.json':
    'Type, shadows, borders, transitions, ratios and layers. They lead to the other files.',
  'parlour.css': 'All as custom properties of CSS, for a page in either theme.',
} as const;

/** A button that copies a file, and says so. */
function CopyButton({ name, text }: { name: string; text: string }) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  const words = { idle: 'Copy', copied: 'Copied', failed: 'Not allowed here' }[state];
  return (
    <Button
      size="small"
      variant="secondary"
      aria-label={`${words}: ${name}`}
      onClick={() => {
        navigator.clipboard.writeText(text).then(
          () => setState('copied'),
          () => setState('failed'),
        );
      }}
    >
      {words}
    </Button>
  );
}

/** Every file of the tokens, to download and to copy. */
export function TokenFiles() {
  return (
    <FactTable
      label="Files of the tokens"
      columns={['File', 'Has', 'Download', 'Copy']}
      rows={Object.entries(purposes).map(([name, purpose]) => {
        const text = texts[`../../tokens/${name}`] ?? '';
        return [
          <code key="name" className={styles.whole}>
            {name}
          </code>,
          purpose,
          <a
            key="download"
            download={name}
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          >
            Download<VisuallyHidden> {name}</VisuallyHidden>
          </a>,
          <CopyButton key="copy" name={name} text={text} />,
        ];
      })}
    />
  );
}
