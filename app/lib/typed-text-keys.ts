/** Texts that the server does not have yet are stored in this browser under names that begin so. */
export const typedTextPrefix = 'marsmaths-typed ';

export function hasTypedTexts(): boolean {
  return typedTextKeys().length > 0;
}

/** The next person at this computer finds nothing of it. */
export function forgetTypedTexts(): void {
  for (const key of typedTextKeys()) localStorage.removeItem(key);
}

export function typedTextKeys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(typedTextPrefix));
  } catch {
    return [];
  }
}
