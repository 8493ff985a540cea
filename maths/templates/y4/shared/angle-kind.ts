export type AngleKind = 'acute' | 'right' | 'obtuse' | 'straight' | 'reflex';

/** What an angle of so many degrees is called, above 0 and below 360. */
export function angleKind(degrees: number): AngleKind {
  if (degrees < 90) return 'acute';
  if (degrees === 90) return 'right';
  if (degrees < 180) return 'obtuse';
  return degrees === 180 ? 'straight' : 'reflex';
}
