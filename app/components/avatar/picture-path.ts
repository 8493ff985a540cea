/** Where the picture of somebody lies who wears these words; null for people without one. Its words begin with the skin. */
export function picturePath(worn: string | null): string | null {
  return worn?.startsWith('skin') ? `/pictures/person.${worn.replaceAll(' ', '.')}` : null;
}
