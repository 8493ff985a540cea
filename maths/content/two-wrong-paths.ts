/** A choice shows its wrong paths as options, so another one would be another question. */
const OPTIONS = 'A choice between the options that the question has; a further one would be made up.';

/**
 * Templates with two wrong paths, and why there is no third: none that students are known to follow, that gives an answer
 * of its own on these numbers, and that a record of `maths/misconceptions` names.
 */
export const twoWrongPaths: Record<string, string> = {
  'y1/familiar-shapes/count-the-sides': 'A count around one shape goes one too far or one too few; more is a slip.',
  'y1/graphs/read-a-column': 'One column is read: the column beside it, or the starting mark counted.',
  'y1/money-stories/buy-two-things': 'Two small prices: taken apart, or the start counted. Other sums are slips.',
  'y2/facts-to-20/near-doubles':
    'The double is kept or changed the wrong way; counting on wrongly gives the same numbers.',
  'y2/tables-and-graphs/count-from-a-list': 'One word is counted: one entry missed, or another word counted.',
  'y3/add-subtract-3-digit/add-in-columns':
    'The carried ten is lost or written out; other errors of the column are fact slips.',
  'y3/time/when-it-ends': 'The sixty is missed or the hour kept; times before midday would need another story.',
  'y3/unit-fractions/what-is-left': 'The part itself or the bottom number is given; no third rule is described.',
  'y3/unknowns/both-sides-equal':
    'Two answers are common for such sentences, the next result and the sum of all numbers.',
  'y3/objects-and-maps/cubes-in-a-stack':
    'Hidden cubes or the rows behind are left out; counts of faces depend on the drawing.',
  'y4/four-operations/add-large-numbers':
    'The carried ten is lost or written out; other errors of the column are fact slips.',
  'y4/rounding/nearest-ten-or-hundred': 'Cutting off and another place are rules; rounding up below five is a slip.',
  'y4/unknowns/balance-the-sides':
    'Two answers are common for such sentences, the next result and the sum of all numbers.',
  'y4/angle-names/corners-of-a-shape': 'The two names are swapped or right angles counted too; a miscount is a slip.',
  'y4/shapes-symmetry/count-mirror-lines': 'Lines are not checked, or the first is the last; other counts are guesses.',
  'y4/shapes-symmetry/joined-shapes':
    'The joined sides are counted twice, once or not at all, and not at all is right.',
  'y5/coordinates/read-a-point': 'The pair is swapped or the start counted; one wrong number is a slip.',
  'y5/coordinates/fourth-corner': 'The pair is swapped or lengths given; the other corners are in the question.',
  'y5/equally-likely/two-spinners': 'Pairs are counted without order, or all of them; a missed pair is a slip.',
  'y6/rectangle-area/floor': 'Lengths are added, two or four of them; no third rule is described.',
  'y7/averages/missing-value': 'The count is one short or the total is given; the mean itself is in the question.',
  'y7/four-operations/divide-fractions':
    'Neither fraction or the wrong one is turned over; turning both gives no new rule.',
  'y7/graphs-and-tables/read-a-point': 'The pair is swapped or signs are lost; one wrong number is a slip.',
  'y7/ratios/simplify-ratio': 'The order or the whole is mistaken; a ratio half simplified is right in value.',
  'y7/views/most-cubes': 'The rows behind are left out, or the fewest cubes given; no third rule is described.',
  'y8/complementary-events/percent-complement':
    'The event itself or one half is given; nothing else is in the question.',
  'y8/tables-and-venn/two-way-table':
    'The overlap or the complement is mistaken; the other cells are slips of reading.',
  'y9/quadratics/difference-of-squares':
    'A square is taken for a difference, or one term divided; half a factorisation is right in value.',
  'y9/trigonometry/find-an-angle': 'Another ratio or its reciprocal; the angle in radians rounds to a single digit.',
  'y10/networks/edges-from-degrees':
    'The sum of the degrees or the number of vertices; nothing else is in the question.',
  'y11/functions/range-on-interval': 'The ends alone or the whole parabola; a domain given as the range has no record.',
  'y11/radians/degrees-as-pi': 'The full turn or the reciprocal; nothing else is in the question.',
  'y11/exponentials/log-equation':
    'The root outside the domain, or logs split; what else is typed are slips of the quadratic.',
  'y12/networks/shortest-path': 'The nearest next or the fewest links; another route is an oversight.',
  'y12/flow/cut-capacity': 'A pipe that leads back is added or taken off; another sum is an oversight.',
  'y12/flow/maximum-flow': 'The capacity at an end, or a pipe that leads back; another cut is an oversight.',
  'y12/flow/allocation': 'The least of each row, or first come first served; another order is an oversight.',
  'y12/inference/margin-from-interval': 'The width or the estimate; nothing else is in the question.',
  'y12/proof/smallest-counterexample': 'A later case or the value itself; another place is a slip of trying.',
  'y1/numbers-to-120/biggest-of-three': OPTIONS,
  'y1/patterns/what-comes-next': OPTIONS,
  'y1/patterns/the-part-that-repeats': OPTIONS,
  'y1/compare-measures/heavier-or-lighter': OPTIONS,
  'y1/compare-measures/longer-or-shorter': OPTIONS,
  'y1/days-months/days-from-today': OPTIONS,
  'y1/directions/left-and-right-of': OPTIONS,
  'y1/days-months/months-from-now': OPTIONS,
  'y2/clock/a-bit-later': OPTIONS,
  'y2/numbers-to-1000/put-in-order': OPTIONS,
  'y2/calendars/which-day-is-it': OPTIONS,
  'y2/maps/turn-left-or-right': OPTIONS,
  'y3/chance/after-a-run': OPTIONS,
  'y3/unit-fractions/which-is-more': OPTIONS,
  'y4/odd-and-even/ones-digit': OPTIONS,
  'y4/shapes-symmetry/finish-the-pattern': OPTIONS,
  'y5/angles/about-how-big': OPTIONS,
  'y5/nets/which-solid': OPTIONS,
  'y5/line-graphs/steepest-rise': OPTIONS,
  'y6/data-claims/two-groups': OPTIONS,
  'y6/prisms/slice-of-a-solid': OPTIONS,
  'y6/tessellations/which-shape-tiles': OPTIONS,
  'y7/percent-money/best-buy': OPTIONS,
  'y8/sampling/which-estimate-to-trust': OPTIONS,
  'y9/compare-data/shape-of-a-histogram': OPTIONS,
  'y9/surveys/which-sample-is-fair': OPTIONS,
  'y11/trig-equations/simplify-identity': OPTIONS,
};
