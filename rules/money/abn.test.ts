import { describe, expect, it } from 'vitest';
import { abnText, isAbn } from './abn';

describe('an ABN', () => {
  it.each(['51824753556', '51 824 753 556', '53 004 085 616'])('%s is one', (text) => {
    expect(isAbn(text)).toBe(true);
  });

  it.each(['', '51824753557', '5182475355', '518247535566', '51-824-753-556', 'abc'])('%s is none', (text) => {
    expect(isAbn(text)).toBe(false);
  });

  it('is written in groups', () => {
    expect(abnText('51824753556')).toBe('51 824 753 556');
  });
});
