/** A statechart as a tree to draw. */
export interface ChartNode {
  /** Path from the root, joined by dots; empty for the root itself. */
  path: string;
  name: string;
  kind: string;
  initial: boolean;
  /** What each event leads to. */
  moves: { event: string; target: string }[];
  children: ChartNode[];
}

/** The tree of a machine, read from its own definition; null for actors that are no statechart. */
export function chartOf(logic: unknown): ChartNode | null {
  if (!isRecord(logic) || !isRecord(logic.root)) return null;
  return nodeOf(logic.root, [], true);
}

/** `node` is a state node of the machine; its `always` stands apart from its definition. */
function nodeOf(node: unknown, path: string[], initial: boolean): ChartNode | null {
  if (!isRecord(node) || !isRecord(node.definition)) return null;
  const { definition } = node;
  const first = isRecord(definition.initial) ? namesOf(definition.initial.target).at(0) : undefined;
  const states = isRecord(node.states) ? Object.entries(node.states) : [];
  const moves = [node.always, definition.transitions].flatMap((found) => (Array.isArray(found) ? found : []));
  return {
    path: path.join('.'),
    name: path.at(-1) ?? String(definition.key ?? definition.id ?? 'machine'),
    kind: String(definition.type ?? 'atomic'),
    initial,
    moves: moves.filter(isRecord).map(({ eventType, target }) => ({
      event: eventLabel(String(eventType ?? '')),
      target: namesOf(target).join(', ') || 'stays',
    })),
    children: states.flatMap(
      ([name, state]) => nodeOf(state, [...path, name], [...path, name].join('.') === first) ?? [],
    ),
  };
}

/** Events of the machine's own making in short: "after hiTime", "done recordAcceptance"; none at all is "always". */
function eventLabel(event: string): string {
  if (event === '') return 'always';
  const made = /^xstate\.(after|done|error)\.(?:actor\.|state\.)?([^.]+)/.exec(event);
  return made === null ? event : `${made[1]} ${made[2]}`;
}

/** Targets come as state nodes, as texts such as "#machine.answering.fresh", or not at all. */
function namesOf(target: unknown): string[] {
  if (!Array.isArray(target)) return [];
  return target.map((each) => {
    const id = isRecord(each) ? String(each.id ?? each.key) : String(each);
    return id.replace(/^#?[^.]*\./, '');
  });
}

/** Every active state of a snapshot's value, parents included: `{ answering: 'fresh' }` is answering and answering.fresh. */
export function activePaths(value: unknown, above = ''): string[] {
  if (typeof value === 'string') return [above + value];
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => [above + name, ...activePaths(inner, `${above}${name}.`)]);
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
