import { type LanguageModel, LanguageModelFailure } from '../../../platform/language-model/language-model';
import type { Brief } from './brief';
import { createGate, isQuestion, type Passage } from './gate';
import { sentencesOf } from './sentence-stream';
import { wordingRequest } from './wording-request';

/** One sentence of a reply that may be shown, or the built-in words, which end it. */
export interface SaidSentence {
  /** Rich text. */
  sentence: string;
  isBuiltIn: boolean;
  /** Why the built-in words stand here; null for a model's sentence. */
  why: Why | null;
}

export type Why =
  | Extract<Passage, { kind: 'withheld' }>['why']
  | LanguageModelFailure['problem']
  | 'unfinished'
  | 'endless';

/**
 * A reply worded by a model, sentence by sentence as it comes, each past the answer filter and the formula check. A
 * sentence that must not be shown, and a model that stalls, fails or says nothing, bring the built-in words in its place:
 * they end the reply. It ends with a question where the built-in words have one. Rejects only with the signal's reason.
 */
export async function* wordReply(
  model: LanguageModel,
  brief: Brief,
  signal: AbortSignal,
): AsyncGenerator<SaidSentence, void> {
  const request = wordingRequest(brief);
  const gate = createGate(brief, request.system);
  const shown: string[] = [];
  const builtIn = (why: Why): SaidSentence => ({ sentence: brief.builtIn, isBuiltIn: true, why });
  try {
    for await (const sentence of sentencesOf(model.word(request, signal))) {
      const passage = gate.pass(sentence, shown);
      if (passage.kind === 'enough') break;
      if (passage.kind === 'withheld') {
        yield builtIn(passage.why);
        return;
      }
      shown.push(sentence);
      yield { sentence, isBuiltIn: false, why: null };
      if (isQuestion(sentence)) return;
    }
  } catch (error) {
    signal.throwIfAborted();
    yield builtIn(error instanceof LanguageModelFailure ? error.problem : 'endless');
    return;
  }
  if (!gate.isWhole(shown)) yield builtIn('unfinished');
}
