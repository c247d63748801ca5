import { globSync } from 'node:fs';
import { join } from 'node:path';
import * as core from '@parlour/core';
import { type AnyStateMachine, StateMachine } from 'xstate';
import { root } from '../workspace/paths.ts';
import type { PortType } from './declaredTypes.ts';
import { renderDiagram, listGeneralRules } from './mermaid.ts';
import { type Port, readPorts } from './ports.ts';

/** The folder of the charts, from the workspace's root. */
export const chartFolder = 'docs/machines';

const notice =
  'Drawn from `@parlour/core` by `npm run charts`; `npm test` fails when they are not current.';

const isMachine = (value: unknown): value is AnyStateMachine => value instanceof StateMachine;

const code = (text: string) => (text === '' ? '' : `\`${text.replaceAll('|', '\\|')}\``);

function table(title: string, heads: readonly string[], rows: readonly (readonly string[])[]) {
  if (rows.length === 0) return [];
  const lines = [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  return [`### ${title}`, lines.join('\n')];
}

const typeTable = ({ name, fields }: PortType) =>
  table(
    `\`${name}\``,
    ['field', 'type', 'is'],
    fields.map((field) => [code(field.name), code(field.type), field.comment]),
  );

/** Renders what a program gives a machine. */
function portParts(id: string): readonly string[] {
  const [path] = globSync(`libs/core/src/*/${id}Machine.ts`, { cwd: root });
  if (path === undefined) throw new Error(`No file declares the machine ${id}.`);
  const { ports, types } = readPorts(join(root, path));
  const rowsOf = (kind: Port['kind']) => ports.filter((port) => port.kind === kind);
  return [
    '## What a program gives it',
    ports.length === 0
      ? 'Nothing: its events hold all that it needs.'
      : 'An actor or an action that is missing fails with its name when it is used, unless its row says what happens.',
    ...table(
      'Input',
      ['value', 'type', 'is'],
      rowsOf('input').map(({ name, takes, comment }) => [code(name), code(takes), comment]),
    ),
    ...table(
      'Actors',
      ['actor', 'gets', 'resolves to', 'does'],
      rowsOf('actor').map(({ name, takes, returns, comment }) => [
        code(name),
        code(takes),
        code(returns),
        comment,
      ]),
    ),
    ...table(
      'Actions',
      ['action', 'gets', 'does'],
      rowsOf('action').map(({ name, takes, comment }) => [code(name), code(takes), comment]),
    ),
    ...types.flatMap(typeTable),
  ];
}

function page(machine: AnyStateMachine): string {
  const rules = listGeneralRules(machine.root).map((rule) => `- ${rule}`);
  const parts = [
    `# The ${machine.id} machine`,
    notice,
    ['```mermaid', renderDiagram(machine), '```'].join('\n'),
    ...(rules.length > 0 ? [rules.join('\n')] : []),
    ...portParts(machine.id),
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
