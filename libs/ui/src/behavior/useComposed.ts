import { type ChangeEvent, useState } from 'react';

/** A field's text while an input method composes it. */
interface Composed {
  /** What the field shows: as composed until that is done, then its value. */
  readonly shown: string;
  /** Notes a change. Returns whether an input method is composing, or a text is dragged elsewhere. */
  readonly note: (event: ChangeEvent<HTMLInputElement>) => boolean;
  /** For `onCompositionEnd`. */
  readonly end: () => void;
}

/** Lets an input method compose a text that a field would format: a changed text would end the composition. */
export function useComposed(value: string): Composed {
  const [composed, setComposed] = useState<string | null>(null);
  return {
    shown: composed ?? value,
    note: ({ target, nativeEvent }) => {
      const isComposing =
        nativeEvent instanceof InputEvent &&
        (nativeEvent.isComposing || nativeEvent.inputType === 'deleteByDrag');
      setComposed(isComposing ? target.value : null);
      return isComposing;
    },
    end: () => setComposed(null),
  };
}
