import { questionChecks, runQuestionCheck } from '../../../maths/content/all-checks';
import { misconceptionById } from '../../../maths/misconceptions/index';
import {
  type AnyTemplate,
  diagnose,
  drawParams,
  type Instance,
  makeInstance,
  templateById,
} from '../../../maths/templates/index';
import { AppError } from '../../platform/app-error';
import type { Services } from '../../platform/services';
import { answerLatex, modelLatex } from '../catalogue';
import { isLookOpen, isPublic, lookOf } from '../questions/index';
import type { BankTemplate } from './bank-template';
import { confirmationText } from './confirmation-text';

export interface Replay {
  template: BankTemplate;
  /** As it was asked for. */
  seed: string;
  instance: Instance;
  keyLatex: string;
  /** What the second calculation gave, in words. */
  secondRoad: string;
  wrongPaths: ReplayedPath[];
  /** The checks, run on this very question while the reader waits. */
  checks: { name: string; promise: string; problems: string[] }[];
}

export interface ReplayedPath {
  misconceptionName: string;
  answerLatex: string;
  feedback: string;
  /** Names of the ideas that this answer is traced back to. */
  diagnosedAs: string[];
  /** The first step that goes wrong, counted from one. */
  firstWrongStep: number;
}

/**
 * A question of the bank with its key, its wrong paths and its checks, for everybody. A seed names one of those questions
 * of the template that are public: practice never draws them, and one that is open for a student all the same (asked
 * before there were public questions) is passed over. So no open question is found here (docs/decisions/0008).
 * @throws AppError BAD_INPUT for a seed of another shape, NOT_FOUND for an unknown template, RATE_LIMITED.
 */
export async function replayPublicQuestion(
  services: Services,
  { templateId, seed, clientAddress }: { templateId: string; seed: string; clientAddress: string },
): Promise<Replay> {
  const wait = await services.limits.blockedSeconds('replayAtAddress', clientAddress);
  if (wait > 0) {
    throw new AppError('RATE_LIMITED', 'That was a lot of questions at once. Please wait a moment.', {
      retryAfterSeconds: wait,
    });
  }
  await services.limits.count('replayAtAddress', clientAddress);
  const template = requireTemplate(templateId);
  const publicSeed = await findPublicSeed(services, template, checkSeed(seed));
  return { ...replayOf(template, publicSeed), seed };
}

/** Draws before a template counts as one without public questions; of those there are today, every one has some. */
const mostTries = 600;

/**
 * A seed that practice cannot draw (it has colons), of a public question. The same seed gives the same one. Without a
 * database nobody's questions are open.
 */
export async function findPublicSeed(
  { db, clock }: { db: Services['db'] | null; clock: Services['clock'] },
  template: AnyTemplate,
  seed: string,
): Promise<string> {
  const passed = new Set<string>();
  for (let place = 0; place < mostTries; place += 1) {
    const candidate = `public:${seed}:${place}`;
    const look = lookOf(makeInstance(template, candidate));
    if (!isPublic(look)) continue;
    if (!passed.has(look) && !(db && (await isLookOpen(db, look, clock.now())))) return candidate;
    passed.add(look);
  }
  throw new AppError('NOT_FOUND', 'This type has so few different questions that we don’t show any here.');
}

/** Any question, by template and seed, without a limit: for authors. */
export function replay(templateId: string, seed: string): Replay {
  return replayOf(requireTemplate(templateId), checkSeed(seed));
}

function checkSeed(seed: string): string {
  if (!/^[\w-]{1,40}$/.test(seed)) {
    throw new AppError('BAD_INPUT', 'A seed can have up to 40 letters and digits, with no spaces.');
  }
  return seed;
}

function requireTemplate(templateId: string): AnyTemplate {
  const template = templateById(templateId);
  if (!template) throw new AppError('NOT_FOUND', 'We couldn’t find that type of question.');
  return template;
}

function replayOf(template: AnyTemplate, seed: string): Replay {
  const instance = makeInstance(template, seed);
  const params = drawParams(template, seed);
  return {
    template,
    seed,
    instance,
    keyLatex: modelLatex(instance),
    secondRoad: confirmationText(template.confirm(params)),
    wrongPaths: instance.wrongPaths.map(({ misconceptionId, answer, feedback, firstWrongStep }) => ({
      misconceptionName: nameOf(misconceptionId),
      answerLatex: pathLatex(instance, answer),
      feedback,
      diagnosedAs: diagnose(template, params, answer).map(nameOf),
      firstWrongStep: firstWrongStep + 1,
    })),
    checks: questionChecks.map((check) => ({
      name: check.name,
      promise: check.promise,
      problems: runQuestionCheck(check, template, [seed]),
    })),
  };
}

const nameOf = (misconceptionId: string): string => misconceptionById(misconceptionId)?.name ?? misconceptionId;

/** A wrong path of a choice holds the option's text, else what would be typed. */
function pathLatex(instance: Instance, answer: string): string {
  const option = instance.choices?.find(({ text }) => text === answer);
  return answerLatex(instance, option?.id ?? answer) ?? `\\text{${answer.replace(/\\?([$%#&_{}])/g, '\\$1')}}`;
}
