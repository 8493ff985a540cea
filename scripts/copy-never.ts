/** Static check: no sentence that a person can read says what `scripts/copy/never.ts` refuses. */
import { neverPhraseIn } from './copy/never';
import { sourceSentences } from './copy/source-sentences';

const refused = sourceSentences().flatMap(({ text, place }) => {
  const phrase = neverPhraseIn(text);
  return phrase === undefined ? [] : [`${place}\n  ${text}\n  instead: ${phrase.instead}`];
});
for (const line of refused) console.log(line);
console.log(`${refused.length} sentences say what we never say`);
process.exitCode = refused.length === 0 ? 0 : 1;
