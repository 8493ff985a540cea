import { withDigits } from '../engine/number-words';

const talk = new RegExp(
  `(?<![\\w\\\\])(?:${[
    // In −2 + i and x = i it is no word.
    "(?<![-−+*=/^(]\\s*)i|i'?m|i'?ve|i'?d|we|you|u|me|my|our|the|a|an|this|that|these|it|it'?s|its|he|she|they|there|here|what|which|whether|if",
    "is|isn'?t|was|are|be|am|been|can|could|would|should|must|may|might|will|do|does|did|don'?t|not|has|have|had|having",
    'got|get|gets|getting|found|find|came|come|comes|coming|out|end|ended|ends|up|make|makes|made|work|worked|say|says|said|tell|check|think|thought|reckon|believe|guess|guessed|guessing|know|try|trying|going|go|goes|gonna|with|as|like|for|at|of|in|on|to|by|about|around|roughly|approximately|approx|exactly|just|only|also|still|really|very|pretty|kind|sort',
    'answers?|ans|solutions?|results?|final|finally|value|total|number|options?|letters?|choice|choose|chose|pick|picked|first',
    'so|then|now|ok|okay|well|um+|uh+|hm+|oh|ah|hey|hi|hello|please|pls|plz|thanks|yes|yeah|yep|no|nope|right|correct|wrong|true|false|sure|maybe|perhaps|probably|definitely|surely|close|near|nearly|almost|therefore|hence|thus|done|finished|bro|sir|miss|man|lol|equal|equals|equalling',
    'bigger|smaller|greater|less|more|larger|higher|lower|above|below|over|under|between|than|either|both|instead|even',
  ].join('|')})(?![\\w])`,
  'gi',
);

/** Words of doing and asking: what is said is about a step, not an answer. */
const aboutSteps =
  /\b(?:times|multipl\w+|divid\w+|add\w*|subtract\w*|plus|minus|take|square\w*|root|both sides?|each side|steps?|lines?|hints?|help|stuck|why|how (?:do|did|can|should|to)|explain|understand|means?|expand\w*|factor\w*|simplif\w+|solve\w*|formula|rule|example|swap\w*|move\w*|cancel\w*|round\w*|convert\w*)\b/i;

const functions = /^(?:sin|cos|tan|cot|sec|cosec|csc|log|ln|sqrt|pi|abs|arcsin|arccos|arctan|or|and)$/i;

/**
 * What a message says as an answer, in maths alone: "i got 42 cm, is it right?" says "42 cm". Null where it is about
 * something else. A line without words stays as it is.
 */
export function withoutTalk(typed: string): string | null {
  const text = typed
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[‘’´`]/g, "'");
  if (!/(?<![\\a-z])[a-z]{2,}/i.test(text.replace(/\\text\s*\{[^{}]*\}|\\[a-z]+/gi, ' ')) && !/[?!]/.test(text))
    return text;
  if (aboutSteps.test(text)) return null;
  const said = withDigits(text)
    .replace(talk, ' ')
    .replace(/(?<![\w.!])[?!]+|[?]+|[.!]+(?=\s|$)|:(?=\s)/g, ' ')
    .replace(/^[\s,;=-]+(?=\s|=)|[\s,;]+$/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (said === '') return null;
  const words = said.replace(/\\text\s*\{[^{}]*\}|\\[a-z]+/gi, ' ').match(/[a-z]{3,}/gi) ?? [];
  if (words.every((word) => functions.test(word))) return said;
  // "the pool holds 42 litres": one or two amounts and nothing to be worked out.
  const amounts = said.match(/[-−]?\$?\d[\d,]*(?:\.\d+)?(?:\s*\/\s*\d+)?\s*%?/g) ?? [];
  return amounts.length > 0 && amounts.length <= 3 && !/[=<>+*×÷^]|\d\s*[-−]\s*\d/.test(said)
    ? amounts.join(' or ')
    : said;
}

/** Words around an answer, and nothing else. */
export const isOnlyTalk = (text: string): boolean =>
  !aboutSteps.test(text) && text.replace(talk, ' ').replace(/[^\p{L}\p{N}]+/gu, '') === '';
