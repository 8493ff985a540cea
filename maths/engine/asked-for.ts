import { ASKING, isOwnWord, questionUnits, stem, unitOfText } from './question-units';
import { FUNCTIONS } from './words';

/** Words of a label that name nothing themselves. */
const SMALL = /^(?:the|an?|of|for|in|at|each|one|number|amount|how|many|much)$/i;
/** Words that turn a label round or make it vague. */
const TURNING =
  /\b(?:not|no|never|less|more|fewer|than|over|about|around|nearly|almost|or|but|except|without|minus|plus|and)\b/i;
/** The question asks for something between two things, or for both: one of them alone is something else. */
const OF_SEVERAL =
  /\b(?:and|or|than|between|difference|altogether|total|both|more|fewer|less|together|combined|sum)\b/i;
/** Where what is asked for ends, and what is known begins. */
const KNOWN = /\b(?:if|when|where|while|given|whose|with|from|after|before|that|which|who|to)\b|[,;:]/i;
const FORMULA = /(?<!\\)\$(?:[^$\\]|\\.)*\$/g;
const OWNER = /\b(?:of|for|in|on|at)\b/i;
/** A shape has several of these: only the one that is asked for itself is meant. */
const MEASURE =
  /^(?:length|width|height|breadth|depth|area|perimeter|volume|radius|diameter|circumference|base|side|hypotenuse|angle|gradient|mean|median|mode|range|speed|time|distance|mass|price|cost|profit|loss|age|rate)s?$/i;

/** Whether these words only say again what the question asks for: "adults" for "How many adults are there?". */
export function isAskedFor(question: string, label: string): boolean {
  if (TURNING.test(label) || FUNCTIONS[label.toLowerCase()] !== undefined || unitOfText(label) !== null) return false;
  const asked = askedIn(question);
  if (asked === null || OF_SEVERAL.test(asked.sentence)) return false;
  const words = (label.match(/[A-Za-z]+/g) ?? []).filter((word) => !SMALL.test(word));
  return (
    words.length > 0 &&
    words.every(
      (word) => isOwnWord(asked.own, word) && (MEASURE.test(word) ? asked.direct : asked.all).has(stem(word)),
    ) &&
    (!asked.counts || words.some((word) => asked.own.counted.has(stem(word))))
  );
}

/** Whether a word of the question names something else than it asks for: what is not counted, the other measure. */
export function isAnother(question: string, word: string): boolean {
  const asked = askedIn(question);
  if (asked === null || !isOwnWord(asked.own, word)) return false;
  return (asked.counts && !asked.own.counted.has(stem(word))) || (MEASURE.test(word) && !asked.direct.has(stem(word)));
}

/** The last sentence that asks: the words of its asking part, up to what is known, and those of them before "of" or "in". */
function askedIn(question: string) {
  const sentence = question
    .replace(FORMULA, ' ')
    .split(/(?<=[.?!])\s+/)
    .filter((each) => ASKING.test(each))
    .at(-1);
  if (sentence === undefined) return null;
  const asked = sentence.split(KNOWN).find((part) => ASKING.test(part)) ?? '';
  const [first = ''] = asked.split(OWNER);
  return {
    sentence,
    own: questionUnits(question),
    all: stemsIn(asked),
    direct: stemsIn(first),
    counts: /\bhow many\b/i.test(asked),
  };
}

const stemsIn = (text: string): Set<string> => new Set((text.match(/[A-Za-z]{2,}/g) ?? []).map(stem));
