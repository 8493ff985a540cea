import { piecesOf } from '../../../../maths/tutor/index';
import { littleWords, mustStay, openers, questions, sameWords, yesSentences } from './little-words';

/** What a sentence says, piece by piece: words in their plainest form, and formulas and numbers as they are written. */
interface Said {
  tokens: string[];
  isQuestion: boolean;
}

/** Letters, digits and marks of plain English; letters of other scripts only look like ours. */
const plainText = /^[\x20-\x7e‘’“”–—…]*$/;

interface Counterparts {
  /** Whether a sentence only words again what one sentence of the built-in message says, or says nothing at all. */
  has(sentence: string): boolean;
}

/**
 * A model may word a message again, sentence by sentence, and say nothing else: what carries meaning in a sentence (every
 * word that is not one of a few little ones, every formula, every number) must stand in one sentence of the built-in
 * message, in that order, and the words that turn a meaning round must all be there again.
 */
export function counterpartsIn(builtIn: string, { mayJudge }: { mayJudge: boolean }): Counterparts {
  const sentences = splitSentences(builtIn).map(saidIn);
  const asks = sentences.some(({ isQuestion }) => isQuestion);
  const asksWhy = /\b(?:why|reason|how do you know|which rule)\b/i.test(builtIn);
  const closed = [
    ...openers,
    ...(asks ? questions.next : []),
    ...(asksWhy ? questions.why : []),
    ...(mayJudge ? yesSentences : []),
  ];
  return {
    has(sentence) {
      if (!plainText.test(sentence) || !isOneSentence(sentence)) return false;
      if (closed.some((pattern) => pattern.test(sentence))) return true;
      const said = saidIn(sentence);
      return sentences.some((one) => one.isQuestion === said.isQuestion && isWordingOf(said, one));
    },
  };
}

const isOneSentence = (sentence: string): boolean =>
  /[.?!:…]["'”’)\]]*$/.test(sentence) && splitSentences(sentence).length === 1;

function isWordingOf(said: Said, one: Said): boolean {
  const carried = said.tokens.filter((token) => !littleWords.has(token));
  const given = one.tokens.filter((token) => !littleWords.has(token));
  if (carried.length === 0 || carried.length * 2 < given.length) return false;
  let place = 0;
  for (const token of carried) {
    place = one.tokens.indexOf(token, place) + 1;
    if (place === 0) return false;
  }
  return turns(said).join() === turns(one).join();
}

const turns = ({ tokens }: Said): string[] => tokens.filter((token) => mustStay.has(token));

function saidIn(sentence: string): Said {
  const tokens = piecesOf(sentence).flatMap(({ kind, text }) =>
    kind === 'maths' ? [`$${text.replace(/\\[,;:! ]|\s|\\left|\\right/g, '')}`] : wordsOf(text),
  );
  return { tokens, isQuestion: /\?["'”’)\]]*$/.test(sentence) };
}

const wordsOf = (text: string): string[] =>
  (
    text
      .toLowerCase()
      .replace(/[‘’]/g, "'")
      .replace(/\bcan't\b/g, 'can not')
      .replace(/n't\b/g, ' not')
      .replace(/\blet's\b/g, 'let us')
      .replace(/\bonce more\b/g, 'again')
      .replace(/'(?:s|re|ll|ve|d|m)\b/g, '')
      .match(/[a-z0-9@/\\^*+=<>%&|~_{}[\]#]+/g) ?? []
  ).map(plainest);

function plainest(word: string): string {
  const same = sameWords.get(word);
  if (same !== undefined) return same;
  if (littleWords.has(word) || mustStay.has(word) || word.length < 5) return word.replace(/(?<=[a-z]{3})s$/, '');
  const stem = word.replace(/(?:ing|ed|es|s)$/, '');
  return sameWords.get(stem) ?? stem;
}

function splitSentences(text: string): string[] {
  const found: string[] = [];
  let inFormula = false;
  let from = 0;
  for (let place = 0; place < text.length; place += 1) {
    if (text[place] === '$' && text[place - 1] !== '\\') inFormula = !inFormula;
    if (inFormula || !/[.?!:]/.test(text[place] ?? '') || !/^\s|^$/.test(text.slice(place + 1, place + 2))) continue;
    found.push(text.slice(from, place + 1).trim());
    from = place + 1;
  }
  const rest = text.slice(from).trim();
  return (rest === '' ? found : [...found, rest]).filter((sentence) => sentence !== '');
}
