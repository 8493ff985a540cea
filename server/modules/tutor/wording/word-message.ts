import type { LanguageModel } from '../../../platform/language-model/language-model';
import type { Services } from '../../../platform/services';
import type { Brief } from './brief';
import { type SaidSentence, wordReply } from './word-reply';
import { type MessageKey, storeWords } from './words.repo';

/** One thing that happens while a message comes. */
export interface TutorWords {
  /** A whole sentence of rich text; null at the end. */
  sentence: string | null;
  isUnverified: boolean;
  /** The built-in words: they take the place of everything before. */
  isBuiltIn: boolean;
  isEnd: boolean;
}

export const endOfWords: TutorWords = { sentence: null, isUnverified: false, isBuiltIn: false, isEnd: true };

/**
 * Words a message and stores it: the model's reply where all of it may be shown, else the built-in words, which stand in
 * the row since the message was sent. So does a message whose last listener left.
 */
export async function* wordMessage(
  services: Services,
  model: LanguageModel,
  { at, brief }: { at: MessageKey; brief: Brief },
  signal: AbortSignal,
): AsyncGenerator<TutorWords, void> {
  const { db, log } = services;
  const started = performance.now();
  const said: SaidSentence[] = [];
  let isWhole = false;
  try {
    for await (const one of wordReply(model, brief, signal)) {
      said.push(one);
      const { sentence, isBuiltIn } = one;
      yield { sentence, isUnverified: false, isBuiltIn, isEnd: false };
    }
    isWhole = true;
  } finally {
    const builtIn = said.find(({ isBuiltIn }) => isBuiltIn);
    const words = isWhole && builtIn === undefined ? wordsOf(said) : null;
    await storeWords(db, at, words);
    const why = builtIn?.why ?? (isWhole ? null : 'left');
    const ms = Math.round(performance.now() - started);
    log.info({ move: brief.move, why, sentences: said.length, ms }, 'tutor words');
  }
  yield endOfWords;
}

const wordsOf = (said: readonly SaidSentence[]): string => said.map(({ sentence }) => sentence).join(' ');
