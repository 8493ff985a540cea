import { unitOf } from './compare-answer';
import { amountOf, sameAmount } from './compare-quantities';
import { questionUnits } from './question-units';
import { parseModel } from './readings';
import { splitUnit } from './split-unit';
import type { UnitPower } from './tree';
import type { AnswerSpec, Verdict } from './types';
import { dimensionName, sameUnit, unitSize, unitText } from './units';

export const VALUE_ONLY = 'This is an equation. Just write the value.';

/** Kinds that are one number, with or without a unit. */
export const isOneNumber = (spec: AnswerSpec): boolean =>
  spec.kind === 'number' || spec.kind === 'quantity' || spec.kind === 'money';

/**
 * The verdict on a number whose unit or words the plain comparison could not take: those of the question are accepted,
 * another unit is asked about. Null where the text is no number with a unit, and where no question is known; `judge`
 * checks the number alone.
 */
export function unitVerdict(
  spec: AnswerSpec,
  typed: string,
  judge: (spec: AnswerSpec, number: string) => Verdict,
): Verdict | null {
  if (spec.question === undefined) return null;
  const own = questionUnits(spec.question);
  const split = splitUnit(spec, own, typed);
  if (split === null)
    return own.asked?.[0]?.name === '%' ? shares(spec, typed, judge) : calculation(spec, own, typed, judge);
  const { number, value, unit } = split;
  const forms = spec.forms?.filter((form) => form.kind !== 'with-unit');
  const bare = judge({ ...spec, forms }, number);
  const asked = unitOf(spec) ?? own.asked;
  // 7 degrees are degrees Celsius where temperatures are asked for.
  const isAsked = (each: UnitPower[]) =>
    asked !== null && (sameUnit(asked, each) || (asked[0]?.name === '°C' && each[0]?.name === '°'));
  const right = bare.kind === 'correct' || bare.kind === 'wrong-form';
  const sum = right ? null : calculation(spec, own, typed, judge);
  if (sum !== null) return sum;
  if (unit === null) return right ? judge(spec, number) : bare;
  const named = own.units.some((each) => sameUnit(each, unit));
  const perCent = unit[0]?.name === '%';
  if (right) {
    if (asked ? isAsked(unit) : named && !perCent) return bare;
    // 18% is 0.18: without a percentage in the question it is another number.
    if (perCent && !named) return null;
    return { kind: 'wrong-form', form: 'unit', message: aboutUnit(asked, unit) };
  }
  const model = parseModel(spec);
  const wanted = model.ok ? amountOf(model.tree) : null;
  if (!wanted || perCent) return bare;
  const target = [...(asked ? [asked] : own.units)].find((each) =>
    sameAmount({ value, unit }, { value: wanted.value, unit: each }, null, spec.tolerance),
  );
  if (!target) return { kind: 'wrong' };
  return { kind: 'wrong-form', form: 'unit', message: `Right amount. Now write it in ${unitText(target)}.` };
}

/** A calculation with per cent signs where percentages are asked for: 35% − 30%. */
function shares(spec: AnswerSpec, typed: string, judge: (spec: AnswerSpec, number: string) => Verdict): Verdict | null {
  if (spec.unit !== undefined || !/\d\s*\\?%.*\d\s*\\?%/.test(typed)) return null;
  const verdict = judge(spec, typed.replace(/\\?%/g, ''));
  return verdict.kind === 'wrong-form' ? verdict : null;
}

function aboutUnit(asked: UnitPower[] | null, unit: UnitPower[]): string {
  if (asked === null) return `The number is right, but check the unit: does the question ask for ${unitText(unit)}?`;
  const [wanted, given] = [dimensionName(asked), dimensionName(unit)];
  if (unitSize(asked).dimensions === unitSize(unit).dimensions || wanted === null || given === null || wanted === given)
    return `The number is right, but check the unit: the answer is in ${unitText(asked)}.`;
  return `The number is right, but check the unit: ${unitText(unit)} is for ${given}, but the question asks for ${wanted}.`;
}

/** A calculation whose amounts have the question's own unit: 90 min + 45 min. Its right value is not finished. */
function calculation(
  spec: AnswerSpec,
  own: ReturnType<typeof questionUnits>,
  typed: string,
  judge: (spec: AnswerSpec, number: string) => Verdict,
): Verdict | null {
  const asked = unitOf(spec) ?? own.asked;
  const pieces = typed.split(/(\s*[-+−–×*÷]\s*)/);
  if (pieces.length < 3 || pieces.length > 13) return null;
  const amounts = pieces.map((piece, at) => (at % 2 === 0 ? splitUnit(spec, own, piece) : null));
  const fits = amounts.every(
    (amount) =>
      !amount?.unit ||
      (asked ? sameUnit(asked, amount.unit) : own.units.some((one) => sameUnit(one, amount.unit ?? []))),
  );
  if (amounts.every((amount) => amount === null) || !fits) return null;
  const verdict = judge(spec, pieces.map((piece, at) => amounts[at]?.number ?? piece).join(''));
  return verdict.kind === 'wrong-form' ? verdict : null;
}
