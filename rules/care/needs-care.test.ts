import { describe, expect, it } from 'vitest';
import { needsCare } from './needs-care';
import { harmless, troubled } from './phrases-for-tests';

describe('words that ask for care', () => {
  it.each(troubled)('are heard: %s', (text) => {
    expect(needsCare(text)).not.toBeNull();
  });
});

describe('words of a maths lesson', () => {
  it.each(harmless)('are left alone: %s', (text) => {
    expect(needsCare(text)).toBeNull();
  });
});
