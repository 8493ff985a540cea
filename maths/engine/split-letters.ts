import { FUNCTIONS } from './words';

const NAMED = ['sqrt', 'cbrt', 'theta', 'pi', ...Object.keys(FUNCTIONS)].sort((a, b) => b.length - a.length);

/** Letters typed side by side, as the names in them: "2pir" ends in pi and r, "xsinx" holds a function, "aor" an "or". */
export function splitLetters(run: string): string[] {
  const pieces: string[] = [];
  let rest = run;
  while (rest !== '') {
    const joiner = rest === 'or' || rest === 'and' ? rest : undefined;
    const piece = joiner ?? NAMED.find((name) => name.length > 1 && rest.startsWith(name)) ?? rest.slice(0, 1);
    pieces.push(piece);
    rest = rest.slice(piece.length);
  }
  return pieces;
}
