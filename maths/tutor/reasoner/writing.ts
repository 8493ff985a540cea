import { type Node, parse } from '../../engine/index';

/** Lines of one question are compared again and again. */
const known = new Map<string, string | null>();
const most = 5000;

/**
 * A line as one writing: the same for lines that differ only in spaces, signs of multiplication, or the order of terms,
 * factors and sides. Nothing is worked out. Null where the line cannot be read.
 */
export function writingOf(line: string): string | null {
  const before = known.get(line);
  if (before !== undefined) return before;
  const read = parse(line.replace(/^\s*(?:=|≈|\\approx|\\therefore|∴|⇒|\\Rightarrow)\s*/, ''));
  const writing = read.ok ? written(read.tree) : null;
  if (known.size >= most) known.clear();
  known.set(line, writing);
  return writing;
}

const sorted = (name: string, nodes: Node[]) => `${name}(${nodes.map(written).sort().join(' ')})`;
const ordered = (name: string, nodes: Node[]) => `${name}(${nodes.map(written).join(' ')})`;

/** The canonical text of a tree. */
export function written(node: Node): string {
  switch (node.kind) {
    case 'number':
      return `${node.whole.replace(/^0+(?=\d)/, '')}.${node.decimals ?? ''}[${node.recurring}]`.replace('.[]', '');
    case 'mixed':
      return ordered('mixed', [node.whole, node.top, node.bottom]);
    case 'symbol':
      return node.name;
    case 'words':
      return node.says;
    case 'add':
      return sorted('add', node.terms);
    case 'mul':
      return sorted('mul', node.factors);
    case 'div':
      return ordered('div', [node.top, node.bottom]);
    case 'pow':
      return ordered('pow', [node.base, node.exponent]);
    case 'root':
      return ordered('root', node.index === null ? [node.of] : [node.of, node.index]);
    case 'call':
      return ordered(node.name, node.args);
    case 'plus-minus':
      return ordered('plus-minus', node.left === null ? [node.right] : [node.left, node.right]);
    case 'relation':
      return relation(node.parts.map(written), node.operators);
    case 'set':
      return sorted('set', node.items);
    case 'list':
      return node.joins.includes('or') ? sorted('or', node.items) : ordered('list', node.items);
    case 'tuple':
      return ordered(`tuple${node.open}${node.close}`, node.items);
    case 'ratio':
      return ordered('ratio', node.items);
    case 'union':
      return sorted('union', node.parts);
    case 'difference':
      return ordered('difference', node.parts);
    case 'matrix':
      return `matrix(${node.rows.map((row) => ordered('row', row)).join(' ')})`;
    case 'quantity':
      return `${written(node.value)}{${node.unit.map(({ name, power }) => `${name}^${power}`).join(' ')}}`;
    default:
      return ordered(node.kind, [node.of]);
  }
}

/** a = b and b = a, x > 4 and 4 < x are one writing. */
function relation(parts: string[], operators: string[]): string {
  if (operators.every((sign) => sign === '=') && parts.length === 2) return `=(${[...parts].sort().join(' ')})`;
  const turned = operators.every((sign) => sign === '>' || sign === '>=');
  const [all, signs] = turned ? [[...parts].reverse(), [...operators].reverse()] : [parts, operators];
  return all.map((part, place) => `${part}${(signs[place] ?? '').replace('>', turned ? '<' : '>')}`).join(' ');
}

/** What stands after the last sign of equality. */
export const lastSide = (line: string): string => line.split(/=|≈|\\approx/).at(-1) ?? line;
