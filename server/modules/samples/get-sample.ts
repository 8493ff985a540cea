import { misconceptionById } from '../../../maths/misconceptions/index';
import type { AnyTemplate } from '../../../maths/templates/index';
import { AppError } from '../../platform/app-error';
import { takeOrRefuse } from '../../platform/limits/take-or-refuse';
import type { Services } from '../../platform/services';
import { findPublicSeed } from '../bank/index';
import { answerLatex, type Difficulty, findTopic, type Topic, templatesOf } from '../catalogue/index';
import {
  type AskedQuestion,
  answerMessages,
  askedQuestion,
  markAnswer,
  type ShownMisconception,
  type ShownSolution,
  solve,
  type VerdictKind,
} from '../practice/index';
import { drawQuestion } from '../questions/index';

/** What is said about an answer to a sample. */
export interface SampleReply {
  verdict: VerdictKind;
  message: string;
  answerLatex: string | null;
  misconception: ShownMisconception | null;
}

/** A question to try without an account. */
export interface Sample {
  topic: Topic;
  /** The place among the samples of its topic, from 1. */
  number: number;
  question: AskedQuestion;
  reply: SampleReply | null;
  /** Null until it was answered right, or its steps were asked for. */
  solution: ShownSolution | null;
}

/** The database is null in a page server that goes on while the backend is away. */
export type SampleServices = Pick<Services, 'limits' | 'clock'> & { db: Services['db'] | null };

interface SampleWanted {
  topicId: string;
  number: number;
  answer: string | null;
  steps: boolean;
  clientAddress: string;
}

const mostNumber = 9999;

/**
 * A question of a topic for everybody, marked where an answer comes with it. Nothing is stored: topic and number always
 * give the same question, which is one of those that practice never asks (docs/decisions/0008).
 *
 * @throws AppError NOT_FOUND for a topic without questions, BAD_INPUT for a number out of range, RATE_LIMITED
 */
export async function getSample(services: SampleServices, wanted: SampleWanted): Promise<Sample> {
  const { topicId, number, answer, steps, clientAddress } = wanted;
  const topic = findTopic(topicId);
  const templates = templatesOf([topicId]).sort((a, b) => order[a.difficulty] - order[b.difficulty]);
  if (!topic || templates.length === 0)
    throw new AppError('NOT_FOUND', 'Topic not found: we have no questions under that name.');
  if (number < 1 || number > mostNumber) {
    throw new AppError('BAD_INPUT', `Questions to try are numbered from 1 to ${mostNumber}.`);
  }
  await takeOrRefuse(
    services.limits,
    [['sampleAtAddress', clientAddress]],
    'That was a lot of questions at once. Please wait a moment.',
  );
  const stored = await drawSample(services, templates, number);
  const marked = answer === null ? null : markAnswer(stored, answer, { hints: 0, wrongBefore: false });
  const misconceptionId = marked?.misconceptionId ?? null;
  return {
    topic,
    number,
    question: askedQuestion(stored),
    reply: marked && {
      verdict: marked.verdict,
      message: sentenceOf(marked),
      answerLatex: marked.verdict === 'UNREADABLE' ? null : answerLatex(stored, answer ?? ''),
      misconception: misconceptionId === null ? null : (misconceptionById(misconceptionId) ?? null),
    },
    solution: steps || marked?.verdict === 'CORRECT' ? solve(stored) : null,
  };
}

/** What a middling student meets first comes first. */
const order: Record<Difficulty, number> = { NORMAL: 0, EASY: 1, HARD: 2 };

/** What practice says, but where it leads on to what is not here: a hint, or a question that tells two ideas apart. */
function sentenceOf({ misconceptionIds, message }: ReturnType<typeof markAnswer>): string {
  if (misconceptionIds.length > 1) return severalIdeas;
  return message === answerMessages.unclassified
    ? 'Not yet. Have another look, or see how it goes step by step.'
    : message;
}

/** In practice a question follows that tells the ideas apart; here there is none. */
const severalIdeas =
  'Not yet. More than one idea leads to this answer: in practice, one short question tells them apart.';

/** One kind of question after another; each round of all kinds has other numbers. */
async function drawSample(services: SampleServices, templates: readonly AnyTemplate[], number: number) {
  const template = templates[(number - 1) % templates.length] as AnyTemplate;
  const round = Math.floor((number - 1) / templates.length) + 1;
  return drawQuestion(template, await findPublicSeed(services, template, `try-${round}`));
}
