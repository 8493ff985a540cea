import { createRandom } from '../engine/random';
import type { AnswerSpec } from '../engine/types';
import type { Figure } from '../figures/figure';
import type { Step, Template } from './format';

/** One question, ready to store and send: plain JSON, the same bytes for the same template, version and seed. */
export interface Instance {
  templateId: string;
  version: number;
  seed: string;
  prompt: string;
  instruction: string | null;
  figure: Figure | null;
  /** For kind `choice` the model is the right option's id. */
  answer: AnswerSpec;
  /** Only for kind `choice`: two to five options in seeded order. */
  choices: ChoiceOption[] | null;
  steps: Step[];
  /** The wrong answers that apply on these numbers. */
  wrongPaths: InstanceWrongPath[];
}

/** A question without the seed that it was made of: what is stored of it, and all that marking needs. */
export type QuestionContent = Omit<Instance, 'seed'>;

export interface ChoiceOption {
  id: string;
  text: string;
}

export interface InstanceWrongPath {
  misconceptionId: string;
  answer: string;
  feedback: string;
  firstWrongStep: number;
}

const optionIds = ['a', 'b', 'c', 'd', 'e'] as const;

/** The numbers of one question. The same template id, version and seed always give the same numbers. */
export function drawParams<P>(template: Template<P>, seed: string): P {
  return template.params(createRandom(`${template.id}@${template.version}:${seed}`));
}

/** Makes the whole question with its key. The server keeps `answer`, `steps` and `wrongPaths` to itself until they are due. */
export function makeInstance<P>(template: Template<P>, seed: string): Instance {
  const params = drawParams(template, seed);
  const wrongPaths = template.wrongPaths.flatMap((path) => {
    const answer = path.compute(params);
    if (answer === null) return [];
    const { misconceptionId, firstWrongStep } = path;
    return [{ misconceptionId, answer, feedback: path.feedback(params), firstWrongStep }];
  });
  const spec = template.answer(params);
  const correct = spec.kind === 'choice' ? (template.correctChoice?.(params) ?? spec.model) : null;
  const choices = correct === null ? null : shuffledOptions(template, seed, correct, wrongPaths);
  return {
    templateId: template.id,
    version: template.version,
    seed,
    prompt: template.prompt(params),
    instruction: template.instruction?.(params) ?? null,
    figure: template.figure?.(params) ?? null,
    answer: choices === null ? spec : { ...spec, model: idOf(choices, correct) },
    choices,
    steps: template.steps(params),
    wrongPaths,
  };
}

function shuffledOptions<P>(
  template: Template<P>,
  seed: string,
  correct: string,
  wrongPaths: InstanceWrongPath[],
): ChoiceOption[] {
  const texts = [...new Set([correct, ...wrongPaths.map((path) => path.answer)])].slice(0, optionIds.length);
  const random = createRandom(`${template.id}@${template.version}:${seed}:options`);
  return random.shuffle(texts).map((text, place) => ({ id: optionIds[place] ?? String(place), text }));
}

function idOf(choices: ChoiceOption[], text: string | null): string {
  return choices.find((option) => option.text === text)?.id ?? '';
}
