import { parse, toLatex } from '../engine/index';
import type { QuestionContent } from '../templates/index';
import { withoutIdleParts } from './without-idle-parts';
import { isOnlyTalk } from './without-talk';

/** Whether a text names one of the options or several, by letter or by their own text: "is it b?", "the spoon or the feather". */
export function namesOptions({ choices }: QuestionContent, typed: string): boolean {
  if (choices === null) return false;
  const written = bare(typed);
  if (written !== null && choices.some(({ text }) => bare(text.replaceAll('$', '')) === written)) return true;
  const said = spoken(typed);
  if (choices.some(({ text }) => spoken(text) === said)) return true;
  const words = lower(typed);
  const letters = words.replace(/\b(?:option|answer|letter)\b/g, ' ').trim();
  if (/^\(?[a-e]\)?(?:\s*(?:,|or|and|\/)?\s*\(?[a-e]\)?)*$/.test(letters)) return true;
  if (/(?<![\w'])[a-e](?![\w'])/.test(words) && isOnlyTalk(words.replace(/(?<![\w'])[a-e](?![\w'])/g, ' ')))
    return true;
  const texts = choices.map(({ text }) => spoken(text)).filter((text) => text !== '');
  const rest = texts.sort((a, b) => b.length - a.length).reduce((left, text) => withoutText(left, text), said);
  return rest !== said && isOnlyTalk(rest);
}

/** What is written, without what does nothing. */
function bare(text: string): string | null {
  const read = parse(text);
  return read.ok ? toLatex(withoutIdleParts(read.tree)) : null;
}

const lower = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/\\text\s*\{([^{}]*)\}/g, '$1')
    .replace(/[$?!"“”]/g, ' ')
    // What ends a word ends no number: "left, right" and "1,000".
    .replace(/\\[,;! ]|[.,;:]+(?=\s|$)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const spoken = (text: string): string => lower(text).replace(/^(?:an?|the)\s+/, '');

function withoutText(text: string, option: string): string {
  const place = ` ${text} `.indexOf(` ${option} `);
  return place < 0 ? text : `${text.slice(0, place)} ${text.slice(place + option.length)}`.replace(/\s+/g, ' ').trim();
}
