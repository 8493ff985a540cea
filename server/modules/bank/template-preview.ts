import { runTemplateCheck, templateChecks } from '../../../maths/content/all-checks';
import { misconceptionById } from '../../../maths/misconceptions/index';
import { drawParams, makeInstance, templateById } from '../../../maths/templates/index';
import { AppError } from '../../platform/app-error';
import { modelLatex } from '../catalogue';
import { type Replay, replay } from './replay';

export interface TemplatePreview {
  replay: Replay;
  /** The drawn numbers behind the question. */
  params: unknown;
  misconceptions: string[];
  /** Checks of the template as a whole. */
  checks: { name: string; promise: string; problems: string[] }[];
  /** The same kind of question with other numbers. */
  others: { seed: string; prompt: string; keyLatex: string }[];
}

/**
 * What an author wants to see of a template.
 * @throws AppError BAD_INPUT for a seed of another shape, NOT_FOUND for an unknown template.
 */
export function templatePreview({ templateId, seed }: { templateId: string; seed: string }): TemplatePreview {
  const replayed = replay(templateId, seed);
  const template = templateById(templateId);
  if (!template) throw new AppError('NOT_FOUND', 'We couldn’t find that type of question.');
  return {
    replay: replayed,
    params: drawParams(template, seed),
    misconceptions: template.wrongPaths.map(
      ({ misconceptionId }) => misconceptionById(misconceptionId)?.name ?? misconceptionId,
    ),
    checks: templateChecks.map((check) => ({
      name: check.name,
      promise: check.promise,
      problems: runTemplateCheck(check, template),
    })),
    others: ['s1', 's2', 's3', 's4', 's5', 's6', 's7', 's8'].map((other) => {
      const instance = makeInstance(template, other);
      return { seed: other, prompt: instance.prompt, keyLatex: modelLatex(instance) };
    }),
  };
}
