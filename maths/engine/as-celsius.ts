import { type Node, rewrite } from './tree';

/** Where degrees Celsius are asked for, "24 degrees" and 24° are temperatures, not angles. */
export function asCelsius(node: Node, unit: string | undefined): Node {
  if (unit !== '°C') return node;
  return rewrite(node, (each) => {
    if (each.kind === 'degrees') return { kind: 'quantity', value: each.of, unit: [{ name: '°C', power: 1 }] };
    if (each.kind === 'quantity' && each.unit.length === 1 && each.unit[0]?.name === '°')
      return { ...each, unit: [{ name: '°C', power: 1 }] };
    return each;
  });
}
