import { bare } from '../compare-values';
import { itemsOf } from '../items';
import { ensureAllowance, TooHeavy } from '../limits';
import type { Node } from '../tree';
import type { AnswerSpec, Form } from '../types';
import { lacksCartesian } from './cartesian';
import { isCompletedSquare } from './completed-square';
import { isDecimal, isPercentage, isScientific, isWholeNumber, significantFigures, writtenPlaces } from './decimals';
import { isExpanded } from './expanded';
import { isFactorised } from './factorised';
import { isImproper, isLowestTerms, isMixed, isSingleFraction } from './fractions';
import { isIndexForm } from './index-form';
import { formMessage } from './messages';
import { otherUnitMessage } from './other-unit';
import { isPartialFractions } from './partial-fractions';
import { isPositiveIndex } from './positive-index';
import { isSimplestRatio, withUnit } from './ratios-and-units';
import { isSimplified } from './simplified';
import { isSingleLogarithm } from './single-logarithm';
import { isExact, isSimplestSurd } from './surds';
import { hasUnevaluated, inDegrees } from './unevaluated';

export interface FailedForm {
  form: Form['kind'];
  message: string;
}

/** The first required form that the answer lacks, with words for the student; null when it has them all. */
export function failedForm(spec: AnswerSpec, input: Node, model: Node): FailedForm | null {
  for (const form of spec.forms ?? []) {
    const otherUnit = COUNTED.has(form.kind) ? otherUnitMessage(bare(input, spec.variable), spec.unit) : null;
    if (otherUnit !== null) return { form: form.kind, message: otherUnit };
    const parts = partsOf(spec, input);
    const modelParts = partsOf(spec, model);
    const fits = () =>
      form.kind === 'with-unit'
        ? withUnit(bare(input, spec.variable))
        : parts.every((part, index) => hasForm(spec, form, inPercent(spec, form, part), modelParts[index] ?? part));
    const message = unfinishedValue(form, input, model, parts, modelParts);
    if (!completed(fits)) return { form: form.kind, message: message ?? formMessage(form, spec) };
    if (message !== null) return { form: form.kind, message };
  }
  return null;
}

/** Where the page gives the unit %, 20 and 20% are written alike. */
function inPercent(spec: AnswerSpec, form: Form, part: Node): Node {
  if (spec.unit !== '%') return part;
  const minus = part.kind === 'neg';
  const plain = part.kind === 'neg' ? part.of : part;
  const signed = (node: Node): Node => (minus ? { kind: 'neg', of: node } : node);
  if (form.kind === 'percentage' && plain.kind === 'number') return signed({ kind: 'percent', of: plain });
  const bare = form.kind === 'whole-number' || form.kind === 'decimal';
  return bare && plain.kind === 'percent' ? signed(plain.of) : part;
}

/** Forms of a number that say which unit it counts. */
const COUNTED = new Set<Form['kind']>(['whole-number', 'decimal', 'decimal-places']);
const FINISHED = new Set<Form['kind']>(['exact', 'surd', 'simplified']);

/** What is left to do where an exact or simplified value is asked for and the model is one; null where nothing is. */
function unfinishedValue(form: Form, input: Node, model: Node, parts: Node[], modelParts: Node[]): string | null {
  const cartesian = FINISHED.has(form.kind) || form.kind === 'expanded';
  if (cartesian && parts.some((part, index) => lacksCartesian(part, modelParts[index] ?? part)))
    return 'Right value. Now write it in the form a + bi.';
  if (!FINISHED.has(form.kind)) return null;
  if (hasUnevaluated(input, model)) return 'Right value. Now work out the function’s exact value.';
  return inDegrees(input, model) ? 'Right angle. Now write it in radians, with π.' : null;
}

/** A form that takes too long to check is not there. */
function completed(fits: () => boolean): boolean {
  try {
    const found = fits();
    ensureAllowance();
    return found;
  } catch (error) {
    if (error instanceof TooHeavy) return false;
    throw error;
  }
}

/** The values that must have the form: items of a list, right sides of equations, ends of inequalities, without units. */
export function partsOf(spec: AnswerSpec, node: Node): Node[] {
  const inner = bare(node, spec.variable);
  switch (inner.kind) {
    case 'list':
    case 'set':
    case 'tuple':
      return itemsOf(inner).flatMap((item) => partsOf(spec, item));
    case 'relation':
      return inner.parts
        .flatMap((part) => partsOf(spec, part))
        .filter((part, index) => index > 0 || part.kind !== 'symbol');
    case 'union':
      return inner.parts.flatMap((part) => partsOf(spec, part));
    case 'quantity':
      return [inner.value];
    case 'degrees':
      return [inner.of];
    case 'add': {
      const last = inner.terms.at(-1);
      return last?.kind === 'quantity' ? [{ ...inner, terms: [...inner.terms.slice(0, -1), last.value] }] : [inner];
    }
    case 'neg':
      return inner.of.kind === 'quantity' ? [{ kind: 'neg', of: inner.of.value }] : [inner];
    case 'mul':
      return inner.factors.every((factor) => factor.kind === 'quantity')
        ? inner.factors.flatMap((factor) => partsOf(spec, factor))
        : [inner];
    case 'plus-minus':
      return inner.left === null ? [inner.right] : [{ kind: 'add', terms: [inner.left, inner.right] }];
    default:
      return [inner];
  }
}

function hasForm(spec: AnswerSpec, form: Form, node: Node, model: Node): boolean {
  switch (form.kind) {
    case 'lowest-terms':
      return isLowestTerms(node);
    case 'mixed-numeral':
      return isMixed(node);
    case 'improper-fraction':
      return isImproper(node);
    case 'single-fraction':
      return isSingleFraction(node, model);
    case 'partial-fractions':
      return isPartialFractions(node);
    case 'positive-index':
      return isPositiveIndex(node);
    case 'decimal':
      return isDecimal(node);
    case 'whole-number':
      return isWholeNumber(node);
    case 'decimal-places':
      return writtenPlaces(node) === form.places;
    case 'significant-figures':
      return significantFigures(node, form.figures).includes(form.figures);
    case 'scientific':
      return isScientific(node);
    case 'percentage':
      return isPercentage(node);
    case 'exact':
      return isExact(node);
    case 'surd':
      return isSimplestSurd(node);
    case 'index':
      return isIndexForm(node, model);
    case 'expanded':
      return isExpanded(node);
    case 'factorised':
      return isFactorised(node, model);
    case 'completed-square':
      return isCompletedSquare(node, model, spec.variable);
    case 'simplified':
      return isSimplified(node, model);
    case 'simplest-ratio':
      return isSimplestRatio(node);
    case 'single-logarithm':
      return isSingleLogarithm(node);
    case 'with-unit':
    case 'with-constant':
    case 'time-12':
    case 'time-24':
      return true;
  }
}
