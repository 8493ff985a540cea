import type { QuestionContent } from '../../templates/index';

/** Everything that the student reads beside the answer field. */
export function pageTexts({ prompt, instruction, figure, choices }: QuestionContent): string[] {
  return [prompt, instruction ?? '', ...labelsOf(figure), ...(choices ?? []).map(({ text }) => text)];
}

/** The labels of a figure, with its description. Numbers that only place its parts, an unknown side's too, are not read off. */
function labelsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(labelsOf) : [];
}

/** Texts that the practice page itself shows while the question is open: its hints, and what it says of a wrong answer. */
export function ownHints({ steps, wrongPaths }: QuestionContent): string[] {
  return [...steps.flatMap(({ hint, ask }) => [hint, ask]), ...wrongPaths.map(({ feedback }) => feedback)];
}
