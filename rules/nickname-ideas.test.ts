import { expect, it } from 'vitest';
import { nickname } from './forms/nickname';
import { nicknameIdeas, pickNicknameIdeas } from './nickname-ideas';

it.each(nicknameIdeas)('%s is a nickname that the form takes as it stands', (idea) => {
  expect(nickname.safeParse(idea)).toEqual({ success: true, data: idea });
});

it('offers as many as asked for, none twice', () => {
  for (const random of [() => 0, () => 0.999999, Math.random]) {
    const offered = pickNicknameIdeas(4, random);
    expect(new Set(offered).size).toBe(4);
    expect(nicknameIdeas).toEqual(expect.arrayContaining(offered));
  }
  expect(new Set(nicknameIdeas).size).toBe(nicknameIdeas.length);
});
