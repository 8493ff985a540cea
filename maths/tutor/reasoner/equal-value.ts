import { checkAnswer, type Node, toLatex } from '../../engine/index';

/** Whether two trees have one value, whatever their form. */
export const sameValue = (a: Node, b: Node): boolean => sameText(toLatex(a), toLatex(b));

/** Whether two texts have one value, whatever their form. */
export const sameText = (model: string, text: string): boolean =>
  checkAnswer({ kind: 'expression', model }, text).kind === 'correct';
