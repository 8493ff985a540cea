import { calculate } from './calculate';
import { completeTheSquare } from './complete-square';
import { differentiate } from './differentiate';
import { expand } from './expand';
import { factorise } from './factorise';
import { integrate } from './integrate';
import { solveMoney } from './interest';
import { solveParabola } from './parabola';
import { solvePercentage } from './percentages';
import { solveProbability } from './probability';
import type { Problem } from './problem';
import { solveRatio } from './ratios';
import { rearrange } from './rearrange';
import { solveRightTriangle } from './right-triangle';
import { solveSequence } from './sequences';
import { rationaliseDenominator, simplify } from './simplify';
import { cannot, type Solution } from './solution';
import { solveStatement } from './solve-statement';
import { solveStatistics } from './statistics';
import { solveLine } from './straight-line';
import { solveTriangle } from './triangle';

/** Hands a problem to the family that solves it. */
export function solveProblem(problem: Problem): Solution {
  switch (problem.kind) {
    case 'calculate':
      return calculate(problem);
    case 'differentiate':
      return differentiate(problem);
    case 'integrate':
      return integrate(problem);
    case 'percentage-of':
    case 'percentage-change':
    case 'as-percentage':
    case 'reverse-percentage':
      return solvePercentage(problem);
    case 'simplify-ratio':
    case 'share':
      return solveRatio(problem);
    case 'arithmetic-sequence':
    case 'geometric-sequence':
      return solveSequence(problem);
    case 'simple-interest':
    case 'compound-interest':
    case 'straight-line-depreciation':
    case 'reducing-balance':
      return solveMoney(problem);
    case 'statistics':
      return solveStatistics(problem);
    case 'simple-probability':
    case 'complement':
    case 'two-draws':
    case 'independent-events':
    case 'two-way-table':
      return solveProbability(problem);
    case 'right-triangle':
      return solveRightTriangle(problem);
    case 'triangle':
      return solveTriangle(problem);
    case 'solve':
      return solveStatement(problem);
    case 'expand':
      return expand(problem);
    case 'factorise':
      return factorise(problem);
    case 'complete-the-square':
      return completeTheSquare(problem);
    case 'simplify':
      return simplify(problem);
    case 'rearrange':
      return rearrange(problem);
    case 'line':
    case 'line-through':
      return solveLine(problem);
    case 'parabola':
      return solveParabola(problem);
    case 'rationalise':
      return rationaliseDenominator(problem);
    default:
      return cannot('I don’t know this kind of problem yet.');
  }
}
