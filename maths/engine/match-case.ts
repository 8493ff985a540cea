import { type Node, rewrite, variables } from './tree';

/** Unknowns typed in the other case are taken as the model's where that is clear: a phone writes "X = 4" for x. */
export function matchCase(input: Node, model: Node, variable?: string): Node {
  const wanted = new Set(variables(model));
  if (variable !== undefined) wanted.add(variable);
  const given = new Set(variables(input));
  const renamed = new Map<string, string>();
  for (const name of given) {
    if (wanted.has(name)) continue;
    for (const other of [name.toLowerCase(), name.toUpperCase()]) {
      if (other !== name && wanted.has(other) && !given.has(other)) renamed.set(name, other);
    }
  }
  if (renamed.size === 0) return input;
  return rewrite(input, (node) =>
    node.kind === 'symbol' ? { kind: 'symbol', name: renamed.get(node.name) ?? node.name } : node,
  );
}
