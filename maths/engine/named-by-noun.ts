import { readLabelled } from './labels';
import { stem } from './question-units';
import type { AnswerSpec } from './types';

/** Words of the sentence around a name, or of a label, that name nothing themselves. */
const NAMES_NOTHING =
  /^(?:let|suppose|one|an?|the|each|every|is|are|was|be|costs?|prices?|weighs?|takes?|of|for|and|where|if|that|dollars?|cents?|number|text|per|to|at)$/i;
const LABEL = String.raw`(?:\\text\s*\{)?\s*[A-Za-z][A-Za-z\s-]*?\s*\}?`;
const LABELLED = new RegExp(String.raw`^\s*(${LABEL})\s*(?:[=:]|(?<=[A-Za-z}])\s)\s*(?=\\?\$?\s*[-−]?\d)(.*)$`, 's');
/** "$12 for an adult". */
const LABELLED_BEHIND = new RegExp(String.raw`^\s*(\\?\$?\s*\d+(?:\.\d+)?)\s+(${LABEL})\s*$`, 's');
/** Between "adult 12" and "child 8", with or without a comma. */
const BETWEEN =
  /\s*(?:[,;&]|\band\b)(?:\\[,;: ]|\s)*(?=[A-Za-z\\$\d])|(?<=\d)\s+(?!dollars?\b|cents?\b|and\b)(?=[A-Za-z][A-Za-z\s]*?[\s=:]\s*\\?\$?\d)/i;

/**
 * "Adult = 12, child = 8" as "x = 12, y = 8" where the question says what its letters stand for: "Let one adult ticket cost
 * $x$ dollars and one child ticket cost $y$ dollars." A label of words that fit several letters, or none, stays.
 */
export function namedByLetter(spec: AnswerSpec, text: string): string {
  if (spec.kind !== 'system' || spec.question === undefined || !/[A-Za-z]{3}/.test(text)) return text;
  const letters = [...spec.model.matchAll(/([A-Za-z])\s*=/g)].map(([, letter = '']) => letter);
  const nouns = letters.map((letter) => nounsBefore(spec.question ?? '', letter));
  const letterOf = (label: string): string | null => {
    const words = nounsIn(label);
    const fitting = letters.filter((_, place) =>
      words.every((word) => nouns[place]?.some((noun) => isOneNoun(noun, word))),
    );
    return words.length > 0 && fitting.length === 1 ? (fitting[0] ?? null) : null;
  };
  const named = text.split(BETWEEN).map((part) => {
    const both = readLabelled(part);
    // "x (adult) = 12": where letter and noun are not of one unknown, it cannot be told which is meant.
    if (both?.letter) return letterOf(both.words) === both.letter ? `${both.letter}=${both.value}` : null;
    const [, label = '', value = ''] = LABELLED.exec(part) ?? turned(LABELLED_BEHIND.exec(part));
    const letter = letterOf(label);
    return letter === null ? null : `${letter}=${value}`;
  });
  return named.includes(null) ? text : named.join(', ');
}

const turned = (match: RegExpExecArray | null): string[] => (match ? ['', match[2] ?? '', match[1] ?? ''] : []);

/** The nouns of the part of the sentence that ends with a letter for the first time. */
function nounsBefore(question: string, letter: string): string[] {
  const [before, ...rest] = question.split(`$${letter}$`);
  if (before === undefined || rest.length === 0) return [];
  return nounsIn(before.split(/[.,;:?!]|\band\b|\\?\$/i).at(-1) ?? '');
}

const nounsIn = (text: string): string[] =>
  (text.match(/[A-Za-z]+/g) ?? []).filter((word) => word.length > 1 && !NAMES_NOTHING.test(word)).map(stem);

/** One noun, also where its plural is an unusual one: child, children. */
const isOneNoun = (a: string, b: string): boolean => a === b || (a.length > 2 && b === `${a}ren`);
