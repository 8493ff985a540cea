import { confirmSolution, type Solution } from '../../../../maths/solver/index';
import { withoutPoliteness } from './plain-request';

/** Whether what was typed, or else what was read of it, comes to the same when it is read a second time and worked out by numbers. */
export function isSure(typed: string, reading: string, solution: Solution): boolean {
  const asTyped = confirmSolution(withoutPoliteness(typed), solution);
  return (asTyped === 'unread' ? confirmSolution(reading, solution) : asTyped) === 'agrees';
}
