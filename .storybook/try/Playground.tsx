import { Button, InlineAlert, Stack } from '@parlour/ui';
import { use, useId, useState } from 'react';
import { CODE, codeIn, packCode } from '../../tools/src/book/sharedCode.ts';
import { storyUrl } from '../docs/BookStory.tsx';
import { exampleCode } from './exampleCode.ts';
import { openCode } from './openCode.ts';
import * as styles from './try.css.ts';

const devices = [
  { name: 'On a phone', width: 360 },
  { name: 'On a desktop', width: 1024 },
] as const;

// Read once: the code is then that of the field.
const asked = codeIn(location.search);
const isAsked = new URLSearchParams(location.search).has(CODE);

/**
 * Code to change, and what it draws on a phone and on a desktop. Code of an address is only run when its reader has seen
 * it.
 */
export function Playground() {
  const shared = use(asked);
  const [code, setCode] = useState(shared ?? exampleCode);
  const [isHeld, setIsHeld] = useState(shared !== undefined);
  const [copy, setCopy] = useState<'none' | 'made' | 'failed'>('none');
  const id = useId();

  const copyUrl = async () => {
    try {
      await navigator.clipboard.writeText(openCode(await packCode(code)).href);
      setCopy('made');
    } catch {
      setCopy('failed');
    }
  };

  return (
    <div className={`${styles.playground} sb-unstyled`}>
      <Stack>
        {isAsked && shared === undefined ? (
          <InlineAlert tone="critical">
            The address has no code that can be read. This is an example.
          </InlineAlert>
        ) : null}
        <label htmlFor={id} className={styles.label}>
          Code
        </label>
        <textarea
          id={id}
          className={styles.code}
          rows={18}
          spellCheck={false}
          autoCapitalize="off"
          value={code}
          onChange={(event) => {
            setCode(event.target.value);
            setCopy('none');
          }}
        />
        {isHeld ? (
          <InlineAlert>Somebody sent you this code. Read it, then run it.</InlineAlert>
        ) : null}
        <Stack direction="row">
          {isHeld ? <Button onClick={() => setIsHeld(false)}>Run the code</Button> : null}
          <Button variant="secondary" onClick={() => void copyUrl()}>
            Copy the address
          </Button>
          <Button variant="secondary" onClick={() => setCode(exampleCode)}>
            Begin anew
          </Button>
        </Stack>
        <p role="status">
          {copy === 'made' ? 'Copied. Who opens it sees your code and can run it.' : null}
          {copy === 'failed' ? 'The address could not be copied.' : null}
        </p>
      </Stack>
      {isHeld
        ? null
        : devices.map(({ name, width }) => (
            <figure key={name} className={styles.result}>
              <figcaption className={styles.label}>{name}</figcaption>
              {/* oxlint-disable-next-line react/iframe-missing-sandbox -- A page of the book itself. */}
              <iframe
                title={name}
                data-code={code}
                src={storyUrl('a-place-to-try-result--example')}
                className={styles.frame}
                width={width}
                height={640}
              />
            </figure>
          ))}
    </div>
  );
}
