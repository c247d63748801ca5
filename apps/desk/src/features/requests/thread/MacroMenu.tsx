import { useClient } from '@parlour/app/data-layout';
import { Menu } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { macrosQuery } from '../../replies/queries.ts';
import { type MacroRunProps, useRunMacro } from './useRunMacro.ts';

/** The macros in a menu that runs them on a request. Without any there is none (`desk/replies-6`). */
export function MacroMenu(props: MacroRunProps) {
  const { data: macros = [] } = useQuery(macrosQuery(useClient()));
  const { isPending, run } = useRunMacro(props);
  if (macros.length === 0) return null;
  return (
    <Menu
      // It stays enabled while it runs, because the focus is on it.
      label={isPending ? 'Running...' : 'Run a Macro'}
      items={macros.map(({ id, title }) => ({ id, label: title, onSelect: () => run(id) }))}
    />
  );
}
