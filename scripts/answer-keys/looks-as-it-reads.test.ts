import { expect, it } from 'vitest';
import { typedLatex } from '../../app/components/maths/typed/typed-latex';
import { checkAnswer } from '../../maths/engine/index';
import { bankAnswers, oneOfEachShape } from './bank-answers';

/** The preview of the answer box knows nothing of the checker; what it shows must be what the checker reads. */
it('shows each typed answer of the bank as it is read', () => {
  const answers = oneOfEachShape(bankAnswers(['s1']));
  expect(answers.length).toBeGreaterThan(500);
  const differing = answers.filter(
    ({ spec, text }) => checkAnswer(spec, text).kind !== checkAnswer(spec, typedLatex(text)).kind,
  );
  expect(differing.map(({ templateId, text }) => `${templateId}: ${text} as ${typedLatex(text)}`)).toEqual([]);
});
