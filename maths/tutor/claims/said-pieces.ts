import { parse } from '../../engine/index';
import { isMaths, plainMaths, withSigns } from '../filter/said-formulas';

/** A sentence in order: words, and what is maths among them, between dollar signs or not. */
export interface Piece {
  kind: 'words' | 'maths';
  text: string;
}

const marked = /\$\$?([^$]+)\$\$?/g;

/** Cuts a sentence of rich text at its maths. A number keeps the unit after it. */
export function piecesOf(sentence: string): Piece[] {
  const text = plainMaths(sentence);
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(marked)) {
    pieces.push(...unmarkedPieces(text.slice(from, match.index)), { kind: 'maths', text: (match[1] ?? '').trim() });
    from = match.index + match[0].length;
  }
  return [...pieces, ...unmarkedPieces(text.slice(from))];
}

function unmarkedPieces(text: string): Piece[] {
  const pieces: Piece[] = [];
  let isOpen = false;
  const add = (kind: Piece['kind'], word: string): void => {
    const last = pieces.at(-1);
    if (last?.kind === kind && (kind === 'words' || isOpen)) last.text += ` ${word}`;
    else pieces.push({ kind, text: word });
    isOpen = kind === 'maths';
  };
  for (const word of withSigns(text).split(/\s+/)) {
    const before = /^["'“”(]*/.exec(word)?.[0] ?? '';
    const bare = word.slice(before.length).replace(/[,;:.!?"'“”]+$/, '');
    if (bare === '') continue;
    const isUnit = isOpen && /\d$/.test(pieces.at(-1)?.text ?? '') && isUnitWord(bare);
    if (isUnit || (isMaths(bare) && !/^[aI]$/.test(bare))) add('maths', bare);
    else add('words', word);
    if (before.length + bare.length < word.length) isOpen = false;
  }
  return pieces;
}

function isUnitWord(word: string): boolean {
  if (!/^[a-zA-Z]+\d?$/.test(word)) return false;
  const read = parse(`1 ${word}`, { units: true });
  return read.ok && read.tree.kind === 'quantity';
}
