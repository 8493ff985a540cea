import { AppError } from './app-error';

type Version = string | number | Date | null;

const isSame = (one: Version, other: Version): boolean =>
  one instanceof Date && other instanceof Date ? one.getTime() === other.getTime() : one === other;

/** What the second of two reads who save the same thing; the first may be the same person in another window. */
const savedMeanwhile =
  'A newer version was saved while you were editing. Yours is still here, so choose which one to keep.';

/** The same where only one person could have saved it. */
export const savedInAnotherWindow =
  'You changed this in another window. Both versions are here, so choose which one to keep.';

/** What a list without an order holds, as one version. */
export const listVersion = (items: readonly string[]): string => [...new Set(items)].toSorted().join(' ');

/**
 * Everything that replaces something names the version it was made from: whoever saves an older one is told, and sees
 * both before one of them stays. Where no version comes along nothing is compared.
 *
 * @throws AppError CONFLICT, with what stands there now in its details where that is handed in
 */
export function requireSeen<Kind extends Version>(
  seen: Kind | null | undefined,
  saved: Kind | null,
  { message = savedMeanwhile, details }: { message?: string; details?: Record<string, string | number | boolean> } = {},
): void {
  if (seen === undefined || isSame(seen, saved)) return;
  throw new AppError('CONFLICT', message, { details });
}
