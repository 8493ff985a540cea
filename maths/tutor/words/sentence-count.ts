import { wordsOnly } from '../../lint/rich-text';

/** How many sentences a rich text has; a formula is a word. */
export const sentenceCount = (richText: string): number =>
  wordsOnly(richText)
    .split(/[.?!](?:\s|$)/)
    .filter((sentence) => /[\p{L}\d]/u.test(sentence)).length;
