/** Words that are no part of a picture: it is one picture whatever stands at the name. */
const beside = /^(title|card|victory)-/;

/** Where the picture of somebody lies who wears these words; null for people without one. Its words begin with the skin. */
export function picturePath(worn: string | null): string | null {
  if (!worn?.startsWith('skin')) return null;
  const words = worn.split(' ').filter((word) => !beside.test(word));
  return `/pictures/person.${words.join('.')}`;
}
