import type { FaqGroup } from '../../content/faqs';

export const longestSearch = 100;

/**
 * The questions whose text or answer holds every word that was typed, in any order; the beginning of a word is enough.
 * Groups without any are left out. Nothing typed finds everything.
 */
export function searchFaqs(groups: readonly FaqGroup[], typed: string): FaqGroup[] {
  const wanted = wordsOf(typed.slice(0, longestSearch));
  return groups.flatMap((group) => {
    const faqs = group.faqs.filter(({ question, answer }) => {
      const held = wordsOf([group.title, question, ...answer].join(' '));
      return wanted.every((word) => held.some((candidate) => candidate.startsWith(word)));
    });
    return faqs.length > 0 ? [{ ...group, faqs }] : [];
  });
}

function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
