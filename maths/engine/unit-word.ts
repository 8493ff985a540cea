import type { TokenBody } from './token';
import { unitNamed } from './units';

interface UnitWord {
  /** The tokens the word stands for, each with the characters it takes. */
  tokens: { body: TokenBody; length: number }[];
}

const CELSIUS = /^\s*(?:celsius|c)\b/i;
const NEGATIVE_POWER = /^\s*(?:\^\s*[{(]?\s*[-−]|⁻)/;

/** A word read as a unit or as part of one ("square", "per"); `after` is the text that follows it. Null for other words. */
export function unitWord(run: string, after: string, extra: string[]): UnitWord | null {
  const single = (body: TokenBody, length = run.length): UnitWord => ({ tokens: [{ body, length }] });
  const custom = extra.find((word) => sameNoun(word, run));
  const joined = /^([a-zA-Z]{1,2})([sh])$/.exec(run);
  const [front, back] =
    joined && NEGATIVE_POWER.test(after) ? [unitNamed(joined[1] ?? ''), unitNamed(joined[2] ?? '')] : [null, null];
  if (front && back) {
    // m s⁻² is written ms⁻², and never means milliseconds.
    return {
      tokens: [
        { body: { type: 'unit', unit: front }, length: run.length - 1 },
        { body: { type: 'unit', unit: back }, length: 1 },
      ],
    };
  }
  if (/^(?:per|square|sq|squared|cubic|cu|cubed)$/i.test(run)) return single({ type: 'op', op: run.toLowerCase() });
  // 15 litres a minute; a letter before anything else stays a letter.
  if (/^(?:an?|each|every)$/i.test(run) && unitNamed(/^\s+([a-z]{3,})/i.exec(after)?.[1] ?? ''))
    return single({ type: 'op', op: 'per' });
  const found = custom ? [{ name: custom, power: 1 }] : unitNamed(run);
  if (!found) return null;
  const celsius = found[0]?.name === '°' ? CELSIUS.exec(after) : null;
  if (celsius) return single({ type: 'unit', unit: [{ name: '°C', power: 1 }] }, run.length + celsius[0].length);
  return single({ type: 'unit', unit: found });
}

/** Whether two words are one noun, in the singular or the plural. */
function sameNoun(a: string, b: string): boolean {
  const stems = (word: string) =>
    [word, word.replace(/s$/, ''), word.replace(/es$/, '')].map((stem) => stem.toLowerCase());
  return stems(a).some((stem) => stem.length > 1 && stems(b).includes(stem));
}
