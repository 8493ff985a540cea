import { templateById } from '../../../../maths/templates/index';
import { hasRightOutcome, hasRightRatings, wrongPoints, wrongTimes } from '../../../../rules/battle/check-record';
import { questionsInMatch } from '../../../../rules/battle/match';
import type { BattleRecord, QuestionSource, SignedRecord } from '../../../../rules/battle/record';
import { drawQuestion, type StoredQuestion } from '../../questions/index';
import { markBattleAnswer } from './mark-battle-answer';
import { commitmentOf, isSignedBy } from './sign-record';

export const recordChecks = [
  'signature',
  'commitment',
  'questions',
  'times',
  'verdicts',
  'points',
  'result',
  'rating',
] as const;

export interface RecordCheck {
  name: (typeof recordChecks)[number];
  /** Null where it cannot be checked here, which is no proof. */
  ok: boolean | null;
  /** One plain sentence: what was found. */
  words: string;
}

export interface VerifiedRecord {
  ok: boolean;
  checks: RecordCheck[];
  /** The questions as they were made again, null where that is not possible. */
  questions: (StoredQuestion | null)[];
}

/** Makes a question from its source; null where this product no longer has that version of the template. */
export function remakeQuestion({ template: id, version, seed }: QuestionSource): StoredQuestion | null {
  const template = templateById(id);
  return template && template.version === version ? drawQuestion(template, seed) : null;
}

/**
 * Recomputes a match from its record alone: questions and keys from the seeds, verdicts from the answers, points from the
 * times, result and rating change from those. `publicKey` is the server's (PEM), from elsewhere than the record.
 */
export function verifyRecord(signed: SignedRecord, publicKey: string, remake = remakeQuestion): VerifiedRecord {
  const { record } = signed;
  const questions = record.questions.map((source) => remake(source));
  const verdicts = markAgain(record, questions);
  const checks = [
    checkSignature(signed, publicKey),
    checkCommitment(record),
    checkQuestions(record, questions),
    checkTimes(record),
    checkVerdicts(record, verdicts),
    ...(verdicts === null ? [unknown('points'), unknown('result')] : checkCounts(record, verdicts)),
    checkRating(record),
  ];
  return { ok: checks.every(({ ok }) => ok === true), checks, questions };
}

/** The verdict of each recorded answer, made again, null for an unreadable one; null for all where a question is missing. */
function markAgain(
  { answers }: BattleRecord,
  questions: readonly (StoredQuestion | null)[],
): (boolean | null)[] | null {
  const verdicts: (boolean | null)[] = [];
  for (const { index, answer } of answers) {
    const question = questions[index];
    if (!question) return null;
    const marked = markBattleAnswer(question, answer);
    verdicts.push(marked.isReadable ? marked.right : null);
  }
  return verdicts;
}

const check = (name: RecordCheck['name'], ok: boolean, good: string, bad: string): RecordCheck => {
  return { name, ok, words: ok ? good : bad };
};

const unknown = (name: RecordCheck['name']): RecordCheck => {
  return { name, ok: null, words: 'We can’t check this, because the questions can’t be made again here.' };
};

const checkSignature = (signed: SignedRecord, publicKey: string): RecordCheck =>
  check(
    'signature',
    isSignedBy(signed, publicKey),
    'Our server signed this exact record.',
    'The signature doesn’t match: the record was changed, or another server signed it.',
  );

const checkCommitment = ({ matchId, nonce, questions, commitment }: BattleRecord): RecordCheck =>
  check(
    'commitment',
    commitmentOf(matchId, nonce, questions) === commitment,
    'The questions are the ones locked in before the first one was shown.',
    'The questions aren’t the ones locked in before the battle.',
  );

function checkQuestions(
  { questions: sources }: BattleRecord,
  questions: readonly (StoredQuestion | null)[],
): RecordCheck {
  const place = questions.indexOf(null);
  const { template, version } = sources[place] ?? { template: '', version: 0 };
  const current = templateById(template)?.version;
  if (place >= 0 && current !== undefined && current > version) {
    const words = `Question ${place + 1} was made by an earlier version of Marsmaths, so it can only be checked with that version.`;
    return { name: 'questions', ok: null, words };
  }
  return check(
    'questions',
    place < 0 && sources.length === questionsInMatch,
    `All ${questionsInMatch} questions and their answers came out the same again from their seeds.`,
    place < 0
      ? `A battle has ${questionsInMatch} questions.`
      : `Question ${place + 1} isn’t a type of question we have.`,
  );
}

function checkTimes(record: BattleRecord): RecordCheck {
  const wrong = wrongTimes(record);
  return check(
    'times',
    wrong === null,
    'Every answer came in while its question was open, and counted once.',
    wrong ?? '',
  );
}

function checkVerdicts({ answers }: BattleRecord, verdicts: readonly (boolean | null)[] | null): RecordCheck {
  if (verdicts === null) return unknown('verdicts');
  const place = answers.findIndex(({ right }, each) => verdicts[each] !== right);
  return check(
    'verdicts',
    place < 0,
    `${answers.length === 1 ? 'The answer was' : `All ${answers.length} answers were`} re-marked, with the same results.`,
    `An answer to question ${(answers[place]?.index ?? 0) + 1} isn’t marked correctly.`,
  );
}

function checkCounts(record: BattleRecord, verdicts: readonly (boolean | null)[]): RecordCheck[] {
  const right = verdicts.map((verdict) => verdict === true);
  const place = wrongPoints(record, right);
  const bad = `An answer to question ${(record.answers[place ?? 0]?.index ?? 0) + 1} has the wrong points.`;
  return [
    check('points', place === null, 'The points match the times and marks.', bad),
    check(
      'result',
      hasRightOutcome(record, right),
      record.outcome === null ? 'The battle didn’t count, so it has no result.' : 'The result matches the points.',
      'The result doesn’t match the points.',
    ),
  ];
}

function checkRating(record: BattleRecord): RecordCheck {
  return check(
    'rating',
    hasRightRatings(record),
    record.ratings === null ? 'The battle wasn’t rated.' : 'Both ratings and tiers changed as they should.',
    'A rating or tier didn’t change as it should.',
  );
}
