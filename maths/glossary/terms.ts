import { algebraTerms } from './algebra-terms';
import { chanceTerms } from './chance-terms';
import { numberTerms } from './number-terms';
import { seniorTerms } from './senior-terms';
import { spaceTerms } from './space-terms';
import type { Term } from './term';

/** Every word of the glossary. */
export const terms: readonly Term[] = [...numberTerms, ...algebraTerms, ...spaceTerms, ...chanceTerms, ...seniorTerms];
