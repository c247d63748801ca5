import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { z } from 'zod';

const indent = '  ';

/** Returns a state's identifier in Mermaid's syntax. */
const nameOf = (node: AnyStateNode) => node.path.join('_') || node.key;

/** Returns an event's readable label: `after 1000 ms`, `submit done`, `submit failed`, or its own type. */
function eventLabel(type: string): string {
  const after = /^xstate\.after\.(?<delay>[^.]+)\./.exec(type)?.groups?.['delay'];
  if (after !== undefined) return /^\d+$/.test(after) ? `after ${after} ms` : `after ${after}`;
  const [, outcome, actor] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? [];
  if (actor !== undefined) {
    const name = actor
      .replace(/^\d+\./, '')
      .split('.')
      .at(-1);
    return `${name} ${outcome === 'done' ? 'done' : 'failed'}`;
  }
  if (type.startsWith('xstate.done.state.')) return 'done';
  return type === '' ? 'always' : type;
}

const guardShape = z.union([z.string(), z.object({ type: z.string() })]).optional();

function guardOf({ guard }: AnyTransitionDefinition): string {
  const parsed = guardShape.safeParse(guard);
  if (!parsed.success) return ' [if]';
  if (parsed.data === undefined) return '';
  return ` [${typeof parsed.data === 'string' ? parsed.data : parsed.data.type}]`;
}

/** One transition from a state, by one event. */
type Transition = { from: AnyStateNode; to: AnyStateNode; label: string };

function transitionsFrom(from: AnyStateNode): Transition[] {
  const transitions = [...from.transitions.values(), from.always ?? []].flat();
  return transitions.flatMap((transition) => {
    const label = `${eventLabel(String(transition.eventType))}${guardOf(transition)}`;
    return (transition.target ?? [from]).map((to) => ({ from, to, label }));
  });
}

const children = (node: AnyStateNode) => Object.values(node.states);

/** Returns true for a transition into its own state. It holds in any state inside, and Mermaid cannot draw it. */
const isGeneral = ({ from, to }: Transition) =>
  children(from).length > 0 && from.path.every((key, depth) => to.path[depth] === key);

const arrows = (node: AnyStateNode) =>
  transitionsFrom(node)
    .filter((transition) => !isGeneral(transition))
    .map(({ from, to, label }) => `${nameOf(from)} --> ${nameOf(to)}: ${label}`);

/** Returns the lines inside one state: its initial state, its states and their transitions. */
function linesInside(node: AnyStateNode): string[] {
  if (node.type === 'parallel') {
    return children(node).flatMap((child, index) => [
      ...(index > 0 ? ['--'] : []),
      ...outline(child),
    ]);
  }
  const first = node.initial?.target[0];
  return [
    ...(first === undefined ? [] : [`[*] --> ${nameOf(first)}`]),
    ...children(node).flatMap((child) => [
      ...outline(child),
      ...arrows(child),
      ...(child.type === 'final' ? [`${nameOf(child)} --> [*]`] : []),
    ]),
  ];
}

function outline(node: AnyStateNode): string[] {
  const declaration = `state "${node.key}" as ${nameOf(node)}`;
  if (children(node).length === 0) return [declaration];
  return [`${declaration} {`, ...linesInside(node).map((line) => indent + line), '}'];
}

/** Draws a state machine as a Mermaid state diagram. */
export function renderDiagram(machine: AnyStateMachine): string {
  return ['stateDiagram-v2', ...linesInside(machine.root).map((line) => indent + line)].join('\n');
}

/** Lists what the diagram cannot draw: the events that hold in every state of the machine or of one of its states. */
export function listGeneralRules(node: AnyStateNode): string[] {
  const place = node.parent === undefined ? 'any state' : `any state of \`${nameOf(node)}\``;
  const own = transitionsFrom(node)
    .filter(isGeneral)
    .map(({ to, label }) =>
      to === node
        ? `In ${place}: \`${label}\`, which stays where it is.`
        : `In ${place}: \`${label}\` leads to \`${nameOf(to)}\`.`,
    );
  return [...own, ...children(node).flatMap(listGeneralRules)];
}
