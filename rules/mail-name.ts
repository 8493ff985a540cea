const longest = 30;

/**
 * What somebody calls themselves or a class, as it may stand in a mail to a person who does not know them: letters, digits
 * and single spaces, short. Null where that is nothing, or where it could be a link, a number to ring or a message.
 */
export function mailName(name: string): string | null {
  const spaced = name.normalize('NFKC').replace(/\s+/gu, ' ').trim();
  const isPlain = /^[\p{L}\p{M}\p{N} '’-]+$/u.test(spaced.replace(/\b(Mr|Mrs|Ms|Mx|Dr|St)\./gu, '$1'));
  const digits = spaced.replace(/[^\p{N}]/gu, '').length;
  const words = spaced.split(' ').length;
  if (!isPlain || digits > 4 || words > 4 || [...spaced].length > longest) return null;
  return /\p{L}|\p{N}/u.test(spaced) && !/\b(https?|www|com|net|org)\b/iu.test(spaced) ? spaced : null;
}
