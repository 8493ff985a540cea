/** The public face of the glossary: what the words of mathematics mean, for every topic of the curriculum. */
export { findTerm, termInside } from './find-term';
export { isNearly } from './is-nearly';
export type { Term } from './term';
