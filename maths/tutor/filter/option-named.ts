import type { QuestionContent } from '../../templates/index';
import { pageTexts } from './question-page';
import { plainCharacters } from './said-numbers';

const letter =
  /\b(?:option|answer|choice|letter|choose|pick|select|tick|click|press|it['’]?s|is|take)\s*(?:is\s*)?[:("'“]*\s*[a-e]\b(?!\s*[a-z]{2})|\([a-e]\)|^\s*[a-e]\s*[.!)]?\s*$/i;
const place =
  /\b(?:first|second|third|fourth|fifth|last|top|bottom|middle|upper|lower|left|right|1st|2nd|3rd|4th|5th|other)\s+(?:option|choice|answer|one|button|box|line of the list)\b|\b(?:option|choice|number)\s+(?:number\s+)?(?:one|two|three|four|five|[1-5])\b(?=\s*(?:in|of|from|on|$|[.!]))/i;
const ruledOut =
  /\b(?:not|isn['’]?t|never|wrong|false|rule[sd]?\s+out|except|but|other\s+than|cannot\s+be|can['’]?t\s+be)\b/i;
const claims =
  /\b(?:answer|gets?|gives?|so|choose|pick|select|right|correct|true|it['’]?s|tick|click|it\s+is|sure|try)\b|^\s*=/i;

/** How a text names the right option of a question, or one that is out: by letter, by place or by its words; else null. */
export function givesAwayOption(question: QuestionContent, text: string): string | null {
  const plain = plainCharacters(text).replace(/\*\*/g, '');
  const named = letter.exec(plain) ?? place.exec(plain);
  if (named) return named[0];
  const words = bare(plain);
  const { choices, answer } = question;
  const shown = pageTexts({ ...question, choices: null }).join(' ; ');
  const page = bare(shown);
  for (const option of choices ?? []) {
    const isRight = option.id === answer.model;
    const formula = compact(option.text);
    if (
      isRight &&
      formula.length > 2 &&
      /[\\=+^\d]/.test(formula) &&
      compact(plain).includes(formula) &&
      (!compact(shown).includes(formula) || claims.test(plain))
    )
      return option.text;
    const phrase = bare(option.text);
    if (phrase.trim() === '' || !words.includes(phrase)) continue;
    const sentence = sentenceWith(plain, phrase);
    if (isRight && (!page.includes(phrase) || claims.test(sentence) || bare(sentence) === phrase)) return option.text;
    if (!isRight && ruledOut.test(sentence) && claims.test(sentence)) return option.text;
  }
  return null;
}

/** Whether a text has the right option's words at all, though the question has not: what gives a line or an example looks at it. */
export function saysRightOption({ choices, answer, prompt }: QuestionContent, text: string): boolean {
  const option = choices?.find(({ id }) => id === answer.model)?.text;
  if (option === undefined || option.includes('$')) return false;
  return !letters(prompt).includes(letters(option)) && letters(text).includes(letters(option));
}

const letters = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

const compact = (text: string): string => text.replace(/[\s$]/g, '');

const sentenceWith = (text: string, phrase: string): string =>
  text.split(/(?<=[.!?])\s+/).find((sentence) => bare(sentence).includes(phrase)) ?? text;

/** Words alone, each with a space around. */
const bare = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/\\text\s*\{([^}]*)\}/g, '$1')
    .replace(/\\frac\{?(\w+)\}?\{?(\w+)\}?/g, '$1/$2')
    .replace(/[^\p{L}\p{N}+\-/=<>^°%]+/gu, ' ')
    .trim()} `;
