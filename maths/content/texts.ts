import type { Figure } from '../figures/figure';
import type { Instance } from '../templates/instance';

/** A text of a question and where it stands, for messages. */
export interface PlacedText {
  where: string;
  text: string;
}

/** Every rich text that a student may read. */
export function richTextsOf(instance: Instance): PlacedText[] {
  const texts: PlacedText[] = [{ where: 'prompt', text: instance.prompt }];
  if (instance.instruction !== null) texts.push({ where: 'instruction', text: instance.instruction });
  if (instance.figure !== null) texts.push({ where: 'figure alt', text: instance.figure.alt });
  for (const option of instance.choices ?? []) texts.push({ where: `option ${option.id}`, text: option.text });
  instance.steps.forEach((step, place) => {
    for (const part of ['reason', 'hint', 'ask'] as const) {
      texts.push({ where: `${part} of step ${place}`, text: step[part] });
    }
  });
  for (const path of instance.wrongPaths) {
    texts.push({ where: `feedback of ${path.misconceptionId}`, text: path.feedback });
  }
  return texts;
}

/** Every LaTeX line and every answer in plain typing. */
export function formulaTextsOf(instance: Instance): PlacedText[] {
  const texts = instance.steps.map((step, place) => ({ where: `line of step ${place}`, text: step.line }));
  if (instance.choices === null) {
    texts.push({ where: 'model answer', text: instance.answer.model });
    for (const path of instance.wrongPaths) {
      texts.push({ where: `answer of ${path.misconceptionId}`, text: path.answer });
    }
  }
  return texts;
}

/** The words drawn in a figure. */
export function figureLabelsOf(figure: Figure | null): PlacedText[] {
  const labels: PlacedText[] = [];
  const collect = (value: unknown) => {
    if (typeof value === 'string') labels.push({ where: 'figure', text: value });
    else if (typeof value === 'number' && !Number.isFinite(value))
      labels.push({ where: 'figure', text: String(value) });
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect);
  };
  if (figure !== null) collect({ ...figure, kind: null, alt: null });
  return labels;
}
