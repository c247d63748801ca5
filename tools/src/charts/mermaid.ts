import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { z } from 'zod';

const indent = '  ';

/** A name that Mermaid takes for a state. */
const nameOf = (node: AnyStateNode) => node.path.join('_') || node.key;

/** An event as a reader would say it: `after 1000 ms`, `submit done`, `submit failed`, or its own type. */
function spoken(type: string): string {
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
  const named = guardShape.safeParse(guard);
  if (!named.success) return ' [if]';
  if (named.data === undefined) return '';
  return ` [${typeof named.data === 'string' ? named.data : named.data.type}]`;
}

/** One way from a state, by one event. */
type Way = { from: AnyStateNode; to: AnyStateNode; label: string };

function waysFrom(from: AnyStateNode): Way[] {
  const transitions = [...from.transitions.values(), from.always ?? []].flat();
  return transitions.flatMap((transition) => {
    const label = `${spoken(String(transition.eventType))}${guardOf(transition)}`;
    return (transition.target ?? [from]).map((to) => ({ from, to, label }));
  });
}

const children = (node: AnyStateNode) => Object.values(node.states);

/** Mermaid draws no arrow from a state to what lies inside it: such a way holds in any state inside. */
const holdsInside = ({ from, to }: Way) =>
  children(from).length > 0 && from.path.every((key, depth) => to.path[depth] === key);

const arrows = (node: AnyStateNode) =>
  waysFrom(node)
    .filter((way) => !holdsInside(way))
    .map(({ from, to, label }) => `${nameOf(from)} --> ${nameOf(to)}: ${label}`);

/** The lines of one state's inside: its first state, its states, and what leads from each to where. */
function inside(node: AnyStateNode): string[] {
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
  return [`${declaration} {`, ...inside(node).map((line) => indent + line), '}'];
}

/** Draws a state machine as a Mermaid state diagram. */
export const diagram = (machine: AnyStateMachine): string =>
  ['stateDiagram-v2', ...inside(machine.root).map((line) => indent + line)].join('\n');

/** What the diagram cannot draw: the events that hold in every state of the machine or of one of its states. */
export function generalRules(node: AnyStateNode): string[] {
  const place = node.parent === undefined ? 'any state' : `any state of \`${nameOf(node)}\``;
  const own = waysFrom(node)
    .filter(holdsInside)
    .map(({ to, label }) =>
      to === node
        ? `In ${place}: \`${label}\`, which stays where it is.`
        : `In ${place}: \`${label}\` leads to \`${nameOf(to)}\`.`,
    );
  return [...own, ...children(node).flatMap(generalRules)];
}
