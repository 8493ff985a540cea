/**
 * What the maths box holds, as a person would type it: the editor writes every fraction with brackets and every empty
 * place as empty brackets. A whole number before a fraction is a mixed numeral and keeps its space.
 */
export function plainText(asciiMath: string): string {
  return asciiMath
    .replace(/\((?:\(\))?\)/g, '')
    .replace(/(\d?)\((\w+)\)\/\((\w+)\)/g, (_, whole: string, top: string, bottom: string) =>
      whole === '' ? `${top}/${bottom}` : `${whole} ${top}/${bottom}`,
    );
}
