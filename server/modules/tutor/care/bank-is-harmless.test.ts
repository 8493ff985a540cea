import { expect, it } from 'vitest';
import { makeInstance, templates } from '../../../../maths/templates/index';
import { needsCare } from '../../../../rules/care/needs-care';

it('no question of the bank, typed or pasted, asks for care', () => {
  const found = templates.flatMap((template) => {
    const { templateId, prompt, instruction, choices, steps, answer, wrongPaths } = makeInstance(template, 'c1');
    const texts = [
      prompt,
      instruction ?? '',
      answer.model,
      ...(choices ?? []).map(({ text }) => text),
      ...steps.flatMap(({ line, reason, hint }) => [line, reason, hint]),
      ...wrongPaths.map(({ feedback }) => feedback ?? ''),
    ];
    return [...texts, texts.join(' ')]
      .filter((text) => needsCare(text) !== null)
      .map((text) => `${templateId}: ${text}`);
  });
  expect(templates.length).toBeGreaterThan(300);
  expect(found).toEqual([]);
});
