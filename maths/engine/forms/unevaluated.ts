import { isDecided, tryNormalise } from '../normal-form';
import { generators } from '../polynomial';
import { type Node, some, variables } from '../tree';

/**
 * Whether a function of numbers still stands where its value is asked for: sin(π/3) for √3/2, log₂ 8 for 3, sin 75° where
 * the model has no such function. Functions that the model has too (sin⁻¹ 0.6, ln 3) are the answer itself.
 */
export function hasUnevaluated(node: Node, model: Node): boolean {
  return some(node, (part) => {
    const family = familyOf(part);
    if (family === null || variables(part).length > 0 || holds(model, part)) return false;
    return !some(model, (other) => familyOf(other) === family) || workedOut(part);
  });
}

/** Whether an angle is in degrees where the model gives it in radians. */
export const inDegrees = (node: Node, model: Node): boolean =>
  some(node, isDegrees) &&
  !some(model, isDegrees) &&
  some(model, (part) => part.kind === 'symbol' && part.name === 'pi');

const isDegrees = (node: Node) => node.kind === 'degrees';

function familyOf(node: Node): 'trigonometric' | 'inverse' | 'logarithm' | null {
  if (node.kind !== 'call') return null;
  if (/^(?:sin|cos|tan|sec|cosec|cot)h?$/.test(node.name)) return 'trigonometric';
  if (/^arc/.test(node.name)) return 'inverse';
  return node.name === 'ln' || node.name === 'log' ? 'logarithm' : null;
}

function holds(model: Node, call: Node): boolean {
  const wanted = JSON.stringify(call);
  return some(model, (part) => part.kind === call.kind && JSON.stringify(part) === wanted);
}

/** Whether the value is known without any function: log₂ 8, but not ln 3. */
function workedOut(call: Node): boolean {
  try {
    const form = tryNormalise(call);
    if (!form || !isDecided(form.top) || !isDecided(form.bottom)) return false;
    return [...generators(form.top), ...generators(form.bottom)].every((name) => !name.startsWith('l:'));
  } catch {
    return false;
  }
}
