import * as core from '@parlour/core';
import { type AnyStateMachine, StateMachine } from 'xstate';
import { renderDiagram, listGeneralRules } from './mermaid.ts';

/** The folder of the charts, from the workspace's root. */
export const chartFolder = 'docs/machines';

const notice =
  'Drawn from `@parlour/core` by `npm run charts`; `npm test` fails when they are not current.';

const isMachine = (value: unknown): value is AnyStateMachine => value instanceof StateMachine;

function page(machine: AnyStateMachine): string {
  const rules = listGeneralRules(machine.root).map((rule) => `- ${rule}`);
  const parts = [
    `# The ${machine.id} machine`,
    notice,
    ['```mermaid', renderDiagram(machine), '```'].join('\n'),
    ...(rules.length > 0 ? [rules.join('\n')] : []),
  ];
  return `${parts.join('\n\n')}\n`;
}

function overview(machines: readonly AnyStateMachine[]): string {
  const list = machines.map(({ id }) => `- [${id}](${id}.md)`);
  return ['# The state machines of the core', notice, list.join('\n')].join('\n\n') + '\n';
}

/** Returns a page for every state machine of the core and an overview, by path from the workspace's root. */
export function renderChartPages(): Map<string, string> {
  const machines = Object.values<unknown>(core).filter(isMachine);
  return new Map([
    [`${chartFolder}/README.md`, overview(machines)],
    ...machines.map((machine) => [`${chartFolder}/${machine.id}.md`, page(machine)] as const),
  ]);
}
