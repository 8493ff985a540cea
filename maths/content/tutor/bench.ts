import { parse, toLatex, variables } from '../../engine/index';
import { sentenceProblems } from '../../lint/reading-level';
import { segmentsOf } from '../../lint/rich-text';
import type { AnyTemplate } from '../../templates/format';
import { makeInstance, type QuestionContent } from '../../templates/instance';
import type { DiagnosisVerdict, MoveKind, Spoken, TutorEvent } from '../../tutor/index';
import { sentenceCount } from '../../tutor/words/sentence-count';
import { isTrueIdentity } from '../../working/identity';
import { checkWorkingLine, type WorkingLine } from '../../working/index';
import { Conversation, type Turn } from './conversation';
import { leaksIn } from './leaks';

/** What one question's bench found: problems in plain words, and how much was looked at. */
export interface BenchReport {
  problems: string[];
  turns: number;
  replies: number;
  formulas: number;
  verdicts: Partial<Record<`${Kind} ${DiagnosisVerdict}`, number>>;
}

type Kind = 'right' | 'skipped' | 'wrong' | 'nonsense';

/** The move that the rules want for a verdict while the question is open. */
const moves: Record<DiagnosisVerdict, MoveKind> = {
  answer: 'to-answer-field',
  expected: 'go-on',
  detour: 'why-allowed',
  same: 'what-changes',
  longer: 'shorter',
  finished: 'deciding-step',
  unfinished: 'name-form',
  known: 'show-misconception',
  half: 'part-holds',
  unknown: 'ask-reason',
  unreadable: 'read-again',
};

const nonsense = ['7919z+y=3571', 'q^5-q=7919', '%%)(', 'bananas everywhere'];

/** Types right, skipped, wrong and senseless lines at every place of a question, asks for every help, and checks each reply. */
export function runBench(template: AnyTemplate, seed: string): BenchReport {
  const question = makeInstance(template, seed);
  const year = Math.min(...template.years);
  const report: BenchReport = { problems: [], turns: 0, replies: 0, formulas: 0, verdicts: {} };
  const above = linesAbove(question);

  const heard = (what: string, { spoken }: Turn) => {
    report.turns += 1;
    if (spoken === null) return;
    report.replies += 1;
    report.formulas += formulasOf(spoken).length;
    report.problems.push(...problemsOf(question, year, spoken).map((problem) => `${what}: ${problem}`));
  };
  const typed = (kind: Kind, line: string, lines: readonly WorkingLine[], wanted: readonly DiagnosisVerdict[]) => {
    const turn = new Conversation(question, year, lines).types(line);
    const { diagnosis, move } = turn;
    const { verdict } = diagnosis;
    const key = `${kind} ${verdict}` as const;
    report.verdicts[key] = (report.verdicts[key] ?? 0) + 1;
    if (!wanted.includes(verdict)) report.problems.push(`${kind} line "${line}" is ${verdict}`);
    const due = moves[verdict];
    if (move?.kind !== due)
      report.problems.push(`${kind} line "${line}" (${verdict}) brings ${move?.kind}, not ${due}`);
    heard(`${kind} line "${line}"`, turn);
    return diagnosis;
  };

  question.steps.forEach(({ line }, place) => {
    const words = isInWords(line) ? (['unreadable'] as const) : [];
    typed('right', line, above[place] ?? [], rightVerdicts(question, place, words));
    const next = question.steps[place + 1];
    if (next) {
      const after = isInWords(next.line) ? (['unreadable'] as const) : [];
      typed('skipped', next.line, above[place] ?? [], rightVerdicts(question, place + 1, after));
    }
  });
  for (const { misconceptionId, answer, firstWrongStep } of question.wrongPaths) {
    const diagnosis = typed('wrong', answer, above[firstWrongStep] ?? [], [
      'answer',
      'known',
      'expected',
      'same',
      'longer',
      'half',
      'unknown',
    ]);
    if (diagnosis.verdict === 'known' && !diagnosis.misconceptionIds.includes(misconceptionId)) {
      report.problems.push(
        `"${answer}" is diagnosed as ${diagnosis.misconceptionIds.join(', ')}, not ${misconceptionId}`,
      );
    }
  }
  askWhyWrong(question, year, heard, report);
  for (const line of nonsense) typed('nonsense', line, [], ['answer', 'unknown', 'unreadable']);
  askForEverything(question, year, heard, report);
  return report;
}

/** "Why?" after each wrong answer, and after one with no known idea. */
function askWhyWrong(
  question: QuestionContent,
  year: number,
  heard: (what: string, turn: Turn) => void,
  report: BenchReport,
): void {
  const known = question.wrongPaths.map(({ misconceptionId, feedback }) => ({
    misconceptionIds: [misconceptionId],
    feedback,
  }));
  for (const wrongAnswer of [...known, { misconceptionIds: [], feedback: null }]) {
    const turn = new Conversation(question, year).hears({ type: 'WHY', wrongAnswer });
    if (turn.move?.kind !== 'look-at-answer') report.problems.push(`"Why?" brings ${turn.move?.kind}`);
    heard(`why after ${wrongAnswer.misconceptionIds[0] ?? 'an answer with no known idea'}`, turn);
  }
}

const isInWords = (line: string) => /\\text\s*\{/.test(line) || !parse(line).ok;

/** An own line is the next one; the last is the answer; one that is written twice says nothing new the second time. */
function rightVerdicts(
  { steps, choices }: QuestionContent,
  place: number,
  words: readonly DiagnosisVerdict[],
): DiagnosisVerdict[] {
  const own = plain(steps[place]?.line ?? '');
  const twice = steps.some(({ line }, other) => other < place && plain(line) === own) || place === 0;
  const last = place === steps.length - 1 || choices !== null;
  // While the question is open its last lines are compared with nothing.
  const isNearEnd = place >= steps.length - 2;
  return [
    ...words,
    'answer',
    'expected',
    'finished',
    ...(twice ? (['same'] as const) : []),
    ...(last ? (['same'] as const) : []),
    ...(isNearEnd ? (['detour', 'unknown'] as const) : []),
  ];
}

const plain = (line: string) => {
  const read = parse(line);
  return read.ok ? toLatex(read.tree) : line;
};

function linesAbove(question: QuestionContent): WorkingLine[][] {
  const lines: WorkingLine[] = [];
  return question.steps.map(({ line }) => {
    const above = [...lines];
    const checked = checkWorkingLine(question, lines, line);
    lines.push({ text: line, carries: checked.verdict === 'UNREADABLE' || checked.carries });
    return above;
  });
}

/** The whole ladder, pleas for the answer, silence, and every other request; then two and three lines that lead nowhere. */
function askForEverything(
  question: QuestionContent,
  year: number,
  heard: (what: string, turn: Turn) => void,
  report: BenchReport,
): void {
  const asking = new Conversation(question, year);
  const kinds: string[] = [];
  const ask = (event: TutorEvent) => {
    const turn = asking.hears(event);
    heard(event.type, turn);
    kinds.push(turn.move === null ? 'silent' : turn.move.kind === 'hint' ? `rung ${turn.move.rung}` : turn.move.kind);
  };
  const rungs = asking.rungs();
  for (let time = 0; time <= rungs.length; time += 1) ask({ type: 'HINT', rungs });
  const ladder = [...rungs.map((rung) => (rung === 5 ? 'example' : `rung ${rung}`)), 'nothing-more'];
  for (const type of ['SILENCE', 'SILENCE', 'UNSURE', 'WHY', 'ANOTHER_WAY', 'ONE_LIKE_IT', 'OFF_TOPIC'] as const)
    ask(type === 'WHY' ? { type, wrongAnswer: null } : { type });
  for (let time = 0; time < 2; time += 1) ask({ type: 'JUST_TELL', rungs });
  const wanted = [
    ...ladder,
    ...['nudge', 'silent', 'smaller-question', 'why-this-step', 'another-way', 'example', 'back-to-maths'],
    ...['why-not-tell', 'nothing-more'],
  ];
  if (kinds.join() !== wanted.join()) report.problems.push(`the moves are ${kinds.join()}, not ${wanted.join()}`);

  const lost = new Conversation(question, year);
  const turns = [nonsense[0], nonsense[1], nonsense[0]].map((line) => lost.types(line ?? ''));
  for (const [place, turn] of turns.entries()) heard(`lost line ${place + 1}`, turn);
  const hint = rungs[0] === 5 ? 'example' : 'hint';
  const third = rungs.includes(5) ? 'example' : rungs.length > 1 ? 'hint' : 'nothing-more';
  const got = turns.map(({ move }) => move?.kind).join();
  // An answer leads nowhere either, and counts for nothing.
  if (turns.some(({ diagnosis }) => diagnosis.verdict === 'answer')) return;
  if (got !== `ask-reason,${hint},${third}`) report.problems.push(`three lost lines bring ${got}`);
}

const formulasOf = ({ text, example, steps }: Spoken): string[] => [
  ...formulasIn(text),
  ...(example === null ? [] : [...formulasIn(example.prompt), ...example.steps.map(({ line }) => line)]),
  ...steps.map(({ line }) => line),
];

const formulasIn = (richText: string): string[] =>
  segmentsOf(richText).flatMap((segment) => (segment.kind === 'formula' ? [segment.text] : []));

function problemsOf(question: QuestionContent, year: number, spoken: Spoken): string[] {
  const { text, example } = spoken;
  const ofOthers = [
    ...question.steps.flatMap(({ hint, ask, reason }) => [hint, ask, reason]),
    ...question.wrongPaths.map(({ feedback }) => feedback),
  ];
  const isOwn = !ofOthers.some((own) => own !== '' && text.includes(own));
  const shown = [text, ...(example === null ? [] : [example.prompt, ...example.steps.map(({ line }) => `$${line}$`)])];
  const leaks = shown.flatMap((part) => leaksIn(question, part));
  const untrue = formulasIn(text).filter(
    (formula) => !holds(formula) && !ofOthers.some((own) => own.includes(formula)),
  );
  return [
    ...leaks.map((leak) => `"${text}" says "${leak}", the answer is "${question.answer.model}"`),
    ...untrue.map((formula) => `"${text}" has the formula "${formula}", which does not hold`),
    ...(isOwn && sentenceCount(text) > 2 ? [`"${text}" has more than two sentences`] : []),
    ...(isOwn && text.split('?').length > 2 ? [`"${text}" asks more than one question`] : []),
    ...sentenceProblems(text, year),
    ...(text.trim() === '' ||
    /[{]\w+[}](?![^$]*\$)/.test(
      segmentsOf(text)
        .map((part) => (part.kind === 'words' ? part.text : ''))
        .join(''),
    )
      ? [`"${text}" is no sentence`]
      : []),
  ];
}

/** Readable, and true where it is a line of numbers. */
function holds(formula: string): boolean {
  const read = parse(formula);
  if (!read.ok) return false;
  const { tree } = read;
  if (tree.kind !== 'relation' || tree.operators.some((sign) => sign !== '=') || variables(tree).length > 0)
    return true;
  return isTrueIdentity(formula);
}
