/**
 * Paths whose answers no rule can follow on every seed, and why. A person has compared each of them with its name
 * (docs/decisions/0005). By template, then by misconception.
 */
export const followedByHand: Record<string, Record<string, string>> = {
  'y2/add-subtract-2-digit/off-and-on': {
    'adds-instead-of-subtracting':
      'Three numbers change in the story, and which of them is added depends on its words.',
  },
  'y3/chance/most-likely-colour': {
    'all-outcomes-equally-likely': 'Besides "the same", somebody who sees no difference may point at any colour.',
  },
  'y4/grid-references/follow-directions': {
    'coordinates-swapped':
      'At the edge of the map the steps cannot be exchanged, and the reference is read the other way.',
  },
  'y4/perimeter-area/whole-and-half-squares': {
    'missing-corner-kept': 'The rectangle around the shape stands in the drawing alone.',
  },
  'y7/parallel-lines/co-interior-equation': {
    'angles-assumed-equal':
      'Both angles have the letter in them; equal angles give an equation that is not in the working.',
  },
  'y10/exact/rounding-too-early': {
    'rounds-by-truncation': 'The number is rounded twice, so that both roundings may show in the difference.',
    'root-as-half': 'The number is rounded twice, so that both roundings may show in the difference.',
  },
  'y11/exponentials/log-equation': {
    'log-of-sum-split': 'Where one bracket has a coefficient, the sum of the brackets has another shape.',
  },
  'y11/formulas/subject-under-square': {
    'ignores-root': 'The formula has letters only; for many numbers in their place the root does not exist.',
    'root-as-half': 'The formula has letters only; for many numbers in their place the root does not exist.',
    'moves-term-keeps-sign': 'The formula has letters only; for many numbers in their place the root does not exist.',
    'divides-one-term-only': 'The formula has letters only; for many numbers in their place the root does not exist.',
  },
  'y11/trig-equations/quadratic-in-ratio': {
    'loses-second-root': 'A solution that is π itself is a letter to the reader of values.',
    'roots-sign-flipped': 'A solution that is π itself is a letter to the reader of values.',
  },
  'y11/trig-equations/simplify-identity': {
    'pythagorean-identity-sign':
      'The options are identities with letters; the sign stands inside the one that is used.',
    'reciprocal-ratio-mixed-up':
      'The options are identities with letters; any other ratio may take the place of the right one.',
  },
  'y12/calculus/chain-rule-standard': {
    'exponential-as-power': 'The power rule is used on a power of e, whose base is no letter of the question.',
  },
  'y12/differential-equations/cooling': {
    'surroundings-ignored': 'The factor of the working is used on another starting value, as often as the story says.',
  },
  'y12/further-calculus/substitution-limits': {
    'limits-not-changed': 'The function changes with the seed, so that the integral has no one formula.',
  },
  'y12/further-integration/by-parts': {
    'inner-factor-not-divided': 'The factor is lost in both integrations, and the working shows their results only.',
  },
  'y12/inverse-trig/undo-outside-range': {
    'inverse-trig-outside-range': 'The other angle may lie one turn away from every angle of the working.',
  },
  'y12/normal/empirical-count': {
    'tail-not-halved': 'Which tail is taken whole depends on the interval in the drawing.',
  },
};
