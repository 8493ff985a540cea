import { bare } from '../compare-values';
import { itemsOf } from '../items';
import { ensureAllowance, TooHeavy } from '../limits';
import type { Node } from '../tree';
import type { AnswerSpec, Form } from '../types';
import { isCompletedSquare } from './completed-square';
import { isDecimal, isPercentage, isScientific, isWholeNumber, significantFigures, writtenPlaces } from './decimals';
import { isExpanded } from './expanded';
import { isFactorised } from './factorised';
import { isImproper, isLowestTerms, isMixed, isSingleFraction } from './fractions';
import { isIndexForm } from './index-form';
import { formMessage } from './messages';
import { isSimplestRatio, withUnit } from './ratios-and-units';
import { isSimplified } from './simplified';
import { isExact, isSimplestSurd } from './surds';

export interface FailedForm {
  form: Form['kind'];
  message: string;
}

/** The first required form that the answer lacks, with words for the student; null when it has them all. */
export function failedForm(spec: AnswerSpec, input: Node, model: Node): FailedForm | null {
  for (const form of spec.forms ?? []) {
    const parts = partsOf(spec, input);
    const modelParts = partsOf(spec, model);
    const fits = () =>
      form.kind === 'with-unit'
        ? withUnit(bare(input, spec.variable))
        : parts.every((part, index) => hasForm(form, part, modelParts[index] ?? part));
    if (!completed(fits)) return { form: form.kind, message: formMessage(form, spec) };
  }
  return null;
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
function partsOf(spec: AnswerSpec, node: Node): Node[] {
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

function hasForm(form: Form, node: Node, model: Node): boolean {
  switch (form.kind) {
    case 'lowest-terms':
      return isLowestTerms(node);
    case 'mixed-numeral':
      return isMixed(node);
    case 'improper-fraction':
      return isImproper(node);
    case 'single-fraction':
      return isSingleFraction(node);
    case 'decimal':
      return isDecimal(node);
    case 'whole-number':
      return isWholeNumber(node);
    case 'decimal-places':
      return writtenPlaces(node) === form.places;
    case 'significant-figures':
      return significantFigures(node).includes(form.figures);
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
      return isFactorised(node);
    case 'completed-square':
      return isCompletedSquare(node);
    case 'simplified':
      return isSimplified(node);
    case 'simplest-ratio':
      return isSimplestRatio(node);
    case 'with-unit':
    case 'with-constant':
      return true;
  }
}
