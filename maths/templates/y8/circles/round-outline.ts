/** Points along a circle around (radius, 0), from its right end anticlockwise, close enough to look round. */
export function roundOutline(radius: number, part: 'whole' | 'half'): [number, number][] {
  const pieces = part === 'half' ? 48 : 96;
  const sweep = part === 'half' ? Math.PI : 2 * Math.PI;
  return Array.from({ length: pieces }, (_, place): [number, number] => {
    const turn = (sweep * place) / pieces;
    return [radius + radius * Math.cos(turn), radius * Math.sin(turn)];
  });
}
