/**
 * The public shapes of the answer checker. Everything here is plain data: it can be stored, sent and replayed.
 */

/** What kind of thing an answer is; it chooses the equivalence that decides whether two answers mean the same. */
export type AnswerKind =
  | 'number' // 3/4, -2, 0.75, 2√3, 5π
  | 'expression' // 3x^2 + 2x, sin(2x)
  | 'equation' // y = 2x + 3 (compared by zero set)
  | 'inequality' // x >= 4, 4 <= x < 9, [4, 9)
  | 'solutions' // x = 2 or x = -3; {2, -3}: a set of values, order and multiplicity ignored
  | 'system' // x = 2, y = -1: one value for each named unknown
  | 'list' // 2, 4, 8: order matters
  | 'set' // {1, 2, 3}: order does not matter
  | 'coordinate' // (2, -3), of any length; a vector may also be a column or i + 2j
  | 'ratio' // 3:4
  | 'quantity' // 5 cm, 30 km/h
  | 'money' // $4.50
  | 'time' // 2:35 pm, 14:35
  | 'quotient' // 7 r 3
  | 'choice'; // the id of a multiple-choice option

/** A way an answer must be written. A right value in another form is `wrong-form`, never `wrong`. */
export type Form =
  | { kind: 'lowest-terms' } // fraction in lowest terms, improper or mixed
  | { kind: 'mixed-numeral' }
  | { kind: 'improper-fraction' }
  | { kind: 'single-fraction' }
  | { kind: 'partial-fractions' } // 1/x + 1/(x + 1), denominators that cannot be split further
  | { kind: 'decimal' } // a decimal or whole number, no fraction bar
  | { kind: 'whole-number' }
  | { kind: 'decimal-places'; places: number }
  | { kind: 'significant-figures'; figures: number }
  | { kind: 'scientific' }
  | { kind: 'percentage' }
  | { kind: 'exact' } // no decimals
  | { kind: 'surd' } // simplest surd form
  | { kind: 'index' } // index form, e.g. 2^3 × 5
  | { kind: 'positive-index' } // no zero or negative index left
  | { kind: 'expanded' } // no brackets left, like terms collected
  | { kind: 'factorised' } // fully factorised over the rationals
  | { kind: 'completed-square' }
  | { kind: 'simplified' } // like terms collected, nothing left to cancel or work out
  | { kind: 'simplest-ratio' }
  | { kind: 'single-logarithm' } // ln(3/2), not ln 3 − ln 2
  | { kind: 'time-12' } // with am or pm
  | { kind: 'time-24' } // 14:35, without am or pm
  | { kind: 'with-unit' }
  | { kind: 'with-constant' }; // + C, any letter; makes the answer `upToConstant`

/** How an answer is to be checked. `model` is one right answer in plain typing ("2/3", "x=2 or x=-3", "3x^2+2x"). */
export interface AnswerSpec {
  kind: AnswerKind;
  model: string;
  /** Forms the answer must have; none means any form of the right value will do. */
  forms?: Form[];
  /** The unknown, where the kind has one: "x=4" and "4" are then both accepted. */
  variable?: string;
  /** Largest absolute difference accepted for decimals. Without it decimals are exact. */
  tolerance?: number;
  /**
   * An antiderivative (kind `expression`): right when it differs from the model by a constant. It must have an arbitrary
   * constant, whatever its letter; without one it is `wrong-form` (`with-constant`). The model may have "+C" or not.
   */
  upToConstant?: true;
  /**
   * The text of the question (rich text). With it, units, words and currency of the question are accepted with a number,
   * and an answer must be worked out: a calculation, above all the question's own, is `wrong-form`.
   */
  question?: string;
  /** Unit of a quantity. Without form `with-unit` a bare number is read as being in this unit. */
  unit?: string;
}

export type OtherForm = Form['kind'] | 'unfinished' | 'unit' | 'notation';

export type Verdict =
  | { kind: 'correct' }
  /**
   * Right value, other form; `unfinished` where something is left to work out, `unit` where only the unit is another one,
   * `notation` where it is written as something else than what is asked for.
   * It costs nothing. `message` says what is asked for, in words for the student.
   */
  | { kind: 'wrong-form'; form: OtherForm; message: string }
  | { kind: 'wrong' }
  /** Could not be read. `message` says what and where, in words for the student; `at` is a character offset. */
  | { kind: 'unreadable'; message: string; at?: number };

/** A student's line against the line before it. */
export type StepVerdict =
  | { kind: 'good' } // same value, or proportional equation
  | { kind: 'same-solutions' } // other expression, same solutions: ask why
  | { kind: 'wrong' }
  | { kind: 'unreadable'; message: string; at?: number };
