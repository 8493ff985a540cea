import { parse } from '../../engine/index';
import { sentenceProblems } from '../../lint/reading-level';
import { formulasOf } from '../../lint/rich-text';
import { misconceptionById } from '../../misconceptions/index';
import { holdsBack } from '../filter/holds-back';
import { exampleFor, type Scene } from '../moves/hint-ladder';
import type { Move } from '../moves/move';
import type { ParallelExample } from '../moves/parallel-example';
import { lastSound } from '../reasoner/diagnose';
import type { HalfPart } from '../reasoner/diagnosis';
import { derivation, firstStepOfEachWay, nextStep, otherDerivations, type TutorStep } from '../reasoner/next-step';
import { reachedStep } from '../reasoner/path-position';
import { sentenceCount } from './sentence-count';
import { plainest, sentences } from './sentences';

export interface SpeakingScene extends Scene {
  /** The student's school year. */
  year: number;
  closed: boolean;
  /** Texts that the tutor has said of late, so that it does not say them again. */
  said: readonly string[];
}

/** What the tutor says, as rich text (`$…$` around LaTeX), with what is set apart below it. */
export interface Spoken {
  text: string;
  example: ParallelExample | null;
  steps: TutorStep[];
}

/**
 * The built-in words for a move. While the question is open every text goes through the answer filter; a wording that it
 * withholds gives way to a plainer one.
 */
export function speak(move: Move, scene: SpeakingScene): Spoken {
  const example = move.kind === 'example' ? exampleFor(scene) : null;
  const steps = scene.closed ? stepsShown(move, scene) : [];
  return { text: chosen(move, scene, wordings(move, scene)), example, steps };
}

function stepsShown({ kind }: Move, { question }: SpeakingScene): TutorStep[] {
  if (kind === 'worked-steps') return derivation(question);
  return kind === 'another-way' ? (otherDerivations(question)[0] ?? []) : [];
}

/** Texts that may be said, best first. */
function wordings(move: Move, scene: SpeakingScene): string[] {
  const own = forYear(scene, move.kind === 'hint' && move.rung > 1 ? { plain: [], young: [] } : sentences[move.kind]);
  switch (move.kind) {
    case 'name-form':
      // The checker's sentence names the form; it is plain text, where a dollar sign is no formula.
      return [move.message.replaceAll('$', () => '\\$'), ...own];
    case 'show-misconception':
      return misconceptionTexts(move, own, scene.year);
    case 'look-at-answer':
      return [...answerTexts(move, scene.year), ...own];
    case 'part-holds':
      return own.map((text) => text.replace('{part}', partName(move.part)));
    case 'ask-reason':
      return own.map((text) => text.replace('{line}', move.place === null ? 'the question' : `line ${move.place + 1}`));
    case 'hint':
      return hintTexts(move.rung, scene, own);
    case 'smaller-question':
      return filled(own, '{ask}', nextStep(scene.question, scene.lines)?.ask);
    case 'why-this-step':
      return filled(own, '{reason}', reasonOfLast(scene));
    case 'another-way':
      return scene.closed
        ? filled(own, '{way}', otherDerivations(scene.question)[0]?.[0]?.reason)
        : filled(own, '{way}', otherWay(scene)?.hint);
    default:
      return own;
  }
}

const forYear = ({ year }: SpeakingScene, { plain, young }: { plain: string[]; young: string[] }) =>
  year <= 3 ? young : plain;

const filled = (texts: string[], mark: string, by: string | null | undefined): string[] =>
  by
    ? texts.map((text) =>
        withinTwo(
          text.replace(mark, () => by),
          by,
        ),
      )
    : [];

/** At most two sentences: what is said about the maths stays, the words around it go. */
const withinTwo = (text: string, kernel: string): string => (sentenceCount(text) > 2 ? kernel : text);

/** The splitting question has numbers of its own; after it the idea alone, then the sentence on these numbers. */
function misconceptionTexts(
  { misconceptionIds, feedback }: Extract<Move, { kind: 'show-misconception' }>,
  leads: string[],
  year: number,
): string[] {
  const named = misconceptionById(misconceptionIds[0] ?? '');
  const asks = named ? leads.map((lead) => withinTwo(`${lead} ${named.splitting.ask}`, named.splitting.ask)) : [];
  const idea = named ? [withinTwo(`${named.explanation} Where is your line different?`, named.explanation)] : [];
  return [...asks.filter((text) => isShort(text, year)), ...(feedback === null ? [] : [feedback]), ...idea];
}

/** The idea of a wrong answer with a question that leads back to it; after it the splitting question, then the sentence on these numbers. */
function answerTexts(
  { misconceptionIds, feedback }: Extract<Move, { kind: 'look-at-answer' }>,
  year: number,
): string[] {
  const named = misconceptionById(misconceptionIds[0] ?? '');
  const ask = year <= 3 ? 'Did you do it like that?' : 'Where is your answer different?';
  const texts = named ? [`${named.explanation} ${ask}`, named.splitting.ask] : [];
  return [...texts.filter((text) => isShort(text, year)), ...(feedback === null ? [] : [feedback])];
}

const isShort = (text: string, year: number): boolean =>
  sentenceCount(text) <= 2 &&
  sentenceProblems(text, year).length === 0 &&
  formulasOf(text).every((formula) => parse(formula).ok);

function partName(part: HalfPart): string {
  switch (part.kind) {
    case 'side':
      return `the ${part.side} side`;
    case 'terms':
      return part.holding.length === 1 ? `the ${places[part.holding[0] ?? 0] ?? 'last'} term` : 'most of the terms';
  }
}

const places = ['first', 'second', 'third', 'fourth', 'fifth'];

function hintTexts(rung: 1 | 2 | 3 | 4, scene: SpeakingScene, own: string[]): string[] {
  const step = nextStep(scene.question, scene.lines);
  if (rung === 1 || step === null) return own;
  if (rung === 2) return [step.ask];
  if (rung === 3) return [step.hint];
  return scene.year <= 3
    ? [`You can write $${step.line}$. Why does it work?`, `Next is $${step.line}$. How do you get it?`]
    : [
        `The next line can be $${step.line}$. Why does it work?`,
        `Write $${step.line}$ next. What do you do to get it?`,
        `One way to go is $${step.line}$. Which rule gives it?`,
      ];
}

/** Why the student's last sound line of the worked solution holds. */
function reasonOfLast({ question, lines }: SpeakingScene): string | null {
  const reached = reachedStep(question, lines);
  if (lastSound(question, lines).place === null && reached < 0) return null;
  return question.steps[Math.max(reached, 0)]?.reason ?? null;
}

/** A first step that is not the next line of the worked solution. */
function otherWay({ question, lines }: SpeakingScene): TutorStep | null {
  const next = nextStep(question, lines);
  return firstStepOfEachWay(question).find(({ line }) => line !== next?.line) ?? null;
}

/** The first wording that may be said, and one not said of late where there is one. */
function chosen(move: Move, scene: SpeakingScene, texts: string[]): string {
  const maySay = (text: string) => scene.closed || holdsBack(scene.question, text) === null;
  const turn = scene.said.length % Math.max(1, texts.length);
  const turned = keepsOrder(move) ? texts : [...texts.slice(turn), ...texts.slice(0, turn)];
  const fresh = turned.filter((text) => !scene.said.includes(text));
  const fallback = forYear(scene, plainest);
  const options = [...fresh, ...turned, ...fallback.filter((text) => !scene.said.includes(text))];
  return options.find(maySay) ?? fallback[0] ?? '';
}

const keepsOrder = ({ kind }: Move) =>
  kind === 'show-misconception' || kind === 'look-at-answer' || kind === 'name-form';
