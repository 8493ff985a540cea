import { parse } from './parse';
import type { Node } from './tree';
import { FUNCTIONS } from './words';

/** One piece of a function: its value, and the condition under which it holds; null for "otherwise". */
export interface Piece {
  value: Node;
  where: Node | null;
}

const CASES = /^(?:[^=]*=)?\s*(?:\\left\s*\\?\{\s*)?\\begin\{cases\}([\s\S]*)\\end\{cases\}\s*(?:\\right\s*\.)?\s*$/;
const CONDITION =
  /\\text\s*\{[^{}]*\b(?:if|for|when|otherwise|else)\b[^{}]*\}|\b(?:if|for|when|otherwise|else|elsewhere)\b/;
const INSTEAD = /^\s*(?:otherwise|elsewhere|else)\b[\s,:]*/;
const HEAD = /^\s*[A-Za-z](?:\s*\(\s*[A-Za-z]\s*\))?\s*=(?!=)/;

/** Whether a text gives a function piece by piece: by cases with conditions, or by "if" and "otherwise". */
export function isPiecewise(text: string): boolean {
  const rows = CASES.exec(text)?.[1];
  return rows === undefined ? CONDITION.test(text) : /&[^\\]*(?:[<>]|\\[lg][te]|≤|≥|\\text|if|otherwise)/.test(rows);
}

/** Reads "x² if x < 0, 2x otherwise" or the same by cases; null where a piece cannot be read. */
export function readPieces(text: string): Piece[] | null {
  const rows = CASES.exec(text)?.[1];
  const pieces =
    rows === undefined
      ? spoken(text.replace(/\\text\s*\{([^{}]*)\}/g, ' $1 ').replace(HEAD, ' '))
      : rows
          .split(/\\\\/)
          .filter((row) => row.trim() !== '')
          .map(rowOf);
  const read = pieces?.map(({ value, where }) => pieceOf(value, where)) ?? [];
  const known = read.filter((piece) => piece !== null);
  return known.length > 0 && known.length === read.length ? known : null;
}

interface Written {
  value: string;
  /** Null for "otherwise". */
  where: string | null;
}

function rowOf(row: string): Written {
  const [value = '', ...rest] = row.split('&');
  const condition = rest
    .join(' ')
    .replace(/\\text\s*\{([^{}]*)\}/g, ' $1 ')
    .replace(/^[\s,]*(?:if|for|when)\b/, '')
    .trim();
  return { value: value.replace(/[\s,]+$/, ''), where: INSTEAD.test(condition) ? null : condition };
}

/** "x² if x < 0, 2x for x ≥ 0", "x if x ≥ 0 else −x", "−x, x < 0; x, x ≥ 0". */
function spoken(text: string): Written[] {
  const out: Written[] = [];
  const chunks = text.includes(';') ? text.split(';') : text.split(/,|\band\b|(?=\b(?:otherwise|else)\b\s*\S)/);
  for (const chunk of chunks) {
    if (chunk.trim() === '') continue;
    const [value = '', ...conditions] = chunk.split(/\b(?:if|for|when)\b|,/).map((part) => part.trim());
    const condition = conditions.filter((part) => part !== '').join(' ');
    if (INSTEAD.test(value)) out.push({ value: value.replace(INSTEAD, ''), where: null });
    else if (/^(?:otherwise|elsewhere)$/.test(condition)) out.push({ value, where: null });
    else if (conditions.length > 0 && condition === '') return [];
    else if (condition !== '') out.push({ value: value.replace(/\b(?:otherwise|elsewhere)$/, ''), where: condition });
    else if (/\botherwise$|\belsewhere$/.test(value)) out.push({ value: value.replace(/\w+$/, ''), where: null });
    else {
      // "0 < x and x < 4": the second half of a condition.
      const last = out.at(-1);
      if (last?.where) last.where += ` and ${value}`;
      else return [];
    }
  }
  return out.flatMap(withElse);
}

/** A condition that "otherwise" follows at once: 2x if x > 1 otherwise x². */
const withElse = ({ value, where }: Written): Written[] => {
  const [first = '', rest] = where?.split(/\b(?:otherwise|else)\b/) ?? [];
  return where === null || rest === undefined
    ? [{ value, where }]
    : [
        { value, where: first },
        { value: rest, where: null },
      ];
};

function pieceOf(value: string, where: string | null): Piece | null {
  const words = value.match(/(?<!\\)\b[A-Za-z]{4,}\b/g) ?? [];
  if (words.some((word) => FUNCTIONS[word.toLowerCase()] === undefined)) return null;
  const [first, second] = [parse(value), where === null ? null : parse(where)];
  if (!first.ok || (second !== null && !second.ok)) return null;
  return { value: first.tree, where: second?.tree ?? null };
}
