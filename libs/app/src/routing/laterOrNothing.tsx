import { type ComponentType, useEffect, useState } from 'react';

/**
 * Returns a component whose code loads once its page is drawn, so that no first load has it. Until then nothing is shown in its
 * place, and nothing if the code can't be loaded.
 */
export function laterOrNothing<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return function Later(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props> | null>(null);
    useEffect(() => {
      load().then(
        (part) => setPart(() => part),
        () => undefined,
      );
    }, []);
    return Part === null ? null : <Part {...props} />;
  };
}
