import { describe, expect, it } from 'vitest';
import { classBadge, firstNameOf, readJoinCode, showJoinCode } from './classes';

describe('a join code', () => {
  it.each(['KTM4673', 'ktm-4673', ' KTM – 4673 ', 'k.t.m_4673', 'KTM\n4673'])('%j is read', (typed) => {
    expect(readJoinCode(typed)).toBe('KTM4673');
  });

  it.each(['', 'KTM467', 'KTM46733', 'KTM-4670', 'ÄTM4673', '🪐TM4673', 'x'.repeat(5000)])('%j is none', (typed) => {
    expect(readJoinCode(typed)).toBeNull();
  });

  it('is shown in two parts, which read back', () => {
    expect(showJoinCode('KTM4673')).toBe('KTM-4673');
    expect(readJoinCode(showJoinCode('KTM4673'))).toBe('KTM4673');
  });
});

it.each([
  ['8B', '8B'],
  ['11A', '11A'],
  ['Maths club', 'MC'],
  ['8B Tuesday', '8B'],
  ['🪐🪐🪐🪐 rovers', '🪐R'],
  ['  ', ''],
])('the badge of %j is %j', (name, badge) => {
  expect(classBadge(name)).toBe(badge);
});

it('classmates see the first word of a nickname', () => {
  expect(['Ava King', 'Ava', '  Mary Jane  ', ''].map(firstNameOf)).toEqual(['Ava', 'Ava', 'Mary', '']);
});
