import { taskLimits } from './kinds';

/** A criterion of a rubric; its levels are worth 0, 1, 2 … in their order. */
export interface Criterion {
  name: string;
  levels: string[];
}

/** Whether these are values of the rubric: one for each criterion, a level of it or null. */
export function fitsRubric(criteria: readonly Criterion[], values: readonly (number | null)[]): boolean {
  return (
    values.length === criteria.length &&
    values.every((value, place) => {
      if (value === null) return true;
      return Number.isInteger(value) && value >= 0 && value < (criteria[place]?.levels.length ?? 0);
    })
  );
}

/** A rubric as a teacher types it: a line for each criterion, "Method: none | sets up with help | sets up alone". */
export function readRubric(text: string): { criteria: Criterion[] } | { problem: string } {
  const { mostCriteria, mostLevels } = taskLimits;
  const lines = text.split('\n').flatMap((line) => line.trim() || []);
  if (lines.length === 0) return { problem: 'Write at least one criterion.' };
  if (lines.length > mostCriteria) return { problem: `Write at most ${mostCriteria} criteria.` };
  const criteria: Criterion[] = [];
  for (const [place, line] of lines.entries()) {
    const colon = line.indexOf(':');
    const name = line.slice(0, Math.max(0, colon)).trim();
    const levels = line
      .slice(colon + 1)
      .split('|')
      .map((level) => level.trim());
    if (
      colon < 1 ||
      name.length > 60 ||
      levels.length < 2 ||
      levels.length > mostLevels ||
      levels.some((level) => level.length > 120)
    ) {
      return { problem: `Line ${place + 1}: write a name, a colon and 2 to ${mostLevels} levels, separated by |.` };
    }
    criteria.push({ name, levels });
  }
  return { criteria };
}

/** The same text from its criteria. */
export function rubricText(criteria: readonly Criterion[]): string {
  return criteria.map(({ name, levels }) => `${name}: ${levels.join(' | ')}`).join('\n');
}
