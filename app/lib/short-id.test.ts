import { describe, expect, it } from 'vitest';
import { shortId, uuidOfShortId } from './short-id';

describe('a short id', () => {
  it.each(['019ab2f0-4c11-7bfe-bfff-ffef3e0ffbff', '00000000-0000-0000-0000-000000000000'])('stands for %s', (uuid) => {
    expect(shortId(uuid)).toHaveLength(22);
    expect(shortId(uuid)).toMatch(/^[\w-]+$/);
    expect(uuidOfShortId(shortId(uuid))).toBe(uuid);
  });

  it.each(['', 'short', '<script>alert(1)</script>', 'a'.repeat(23)])('is not %j', (text) => {
    expect(uuidOfShortId(text)).toBeNull();
  });
});
