/** The formulas of rich text, and the sides of its equations. */
export const formulasOf = (question: string): string[] =>
  [...question.matchAll(/(?<!\\)\$((?:[^$\\]|\\.)*)\$/g)]
    .map(([, formula = '']) => formula)
    .flatMap((formula) => [formula, ...(formula.includes('=') ? formula.split('=') : [])])
    .filter((formula) => formula.trim().length > 1)
    .slice(0, 20);
