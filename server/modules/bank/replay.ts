import { questionChecks, runQuestionCheck } from '../../../maths/content/all-checks';
import { misconceptionById } from '../../../maths/misconceptions/index';
import { diagnose, drawParams, type Instance, templateById } from '../../../maths/templates/index';
import { AppError } from '../../platform/app-error';
import type { Services } from '../../platform/services';
import { answerLatex, modelLatex, questionInstance } from '../catalogue';
import type { BankTemplate } from './bank-template';
import { confirmationText } from './confirmation-text';

export interface Replay {
  template: BankTemplate;
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
 * Any question of the bank, by template and seed, with its key, its wrong paths and its checks: an answer book. It never
 * says which seed a running practice uses, but in a template with few different questions the same one is soon found by
 * trying, so nothing that counts may rest on a key being unknown (docs/decisions, 14).
 * @throws AppError BAD_INPUT for a seed of another shape, NOT_FOUND for an unknown template, RATE_LIMITED.
 */
export async function replayQuestion(
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
  return replay(templateId, seed);
}

/** The same without a limit. */
export function replay(templateId: string, seed: string): Replay {
  if (!/^[\w-]{1,40}$/.test(seed)) {
    throw new AppError('BAD_INPUT', 'A seed has up to 40 letters and digits, and no spaces.');
  }
  const template = templateById(templateId);
  const instance = questionInstance(templateId, seed);
  if (!template || !instance) throw new AppError('NOT_FOUND', 'We have no kind of question of that name.');
  const params = drawParams(template, seed);
  return {
    template,
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
