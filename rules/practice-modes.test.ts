import { expect, it } from 'vitest';
import { modeOfSlug, offeredModes, practiceModes } from './practice-modes';

it('has the modes of the specification', () => {
  expect(Object.keys(practiceModes)).toEqual(['CASUAL', 'CHALLENGE', 'BATTLE', 'ERROR_LOGBOOK']);
});

it('finds a mode by what an address says', () => {
  for (const mode of offeredModes) expect(modeOfSlug(practiceModes[mode].slug)).toBe(mode);
  expect(modeOfSlug('error-logbook')).toBe('ERROR_LOGBOOK');
  expect(modeOfSlug('no-such-mode')).toBeNull();
  expect(modeOfSlug(null)).toBeNull();
});
