import type { Case } from './cases/case';
import type { Random } from './random';

const PIECES = [
  '+',
  '-',
  '*',
  '/',
  '^',
  '(',
  ')',
  ',',
  '=',
  'x',
  'y',
  '0',
  '1',
  '2',
  '9',
  '.',
  ' ',
  'or',
  '√',
  'π',
  '²',
  '%',
  '|',
];
const TOKEN = /\\[a-zA-Z]+|\d+|[a-zA-Z]+|./gsu;

/** A right answer with one to three of its tokens inserted, deleted, doubled, replaced or swapped. */
export function mutant(random: Random, { input }: Case): string {
  const tokens = input.match(TOKEN) ?? [];
  for (let left = random.int(1, 3); left > 0; left -= 1) {
    const at = random.int(0, tokens.length - 1);
    const piece = random.pick(PIECES);
    const own = tokens[at] ?? '';
    switch (random.int(0, 4)) {
      case 0:
        tokens.splice(at, 0, piece);
        break;
      case 1:
        tokens.splice(at, 1);
        break;
      case 2:
        tokens.splice(at, 0, own);
        break;
      case 3:
        tokens.splice(at, 1, piece);
        break;
      default: {
        const other = random.int(0, tokens.length - 1);
        tokens[at] = tokens[other] ?? '';
        tokens[other] = own;
      }
    }
  }
  return tokens.join('');
}
