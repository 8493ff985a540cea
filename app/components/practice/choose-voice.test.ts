import { describe, expect, it } from 'vitest';
import { chooseVoice } from './choose-voice';

const voice = (lang: string, { localService = true, isDefault = false } = {}) => ({
  lang,
  localService,
  default: isDefault,
});

describe('the voice that reads', () => {
  it('is Australian where there is one', () => {
    expect(chooseVoice([voice('en-US', { isDefault: true }), voice('en-GB'), voice('en_AU')])?.lang).toBe('en_AU');
    expect(chooseVoice([voice('en-US'), voice('en-GB')])?.lang).toBe('en-GB');
  });

  it('is of this device: none that sends the text away, and none of another language', () => {
    expect(chooseVoice([voice('en-AU', { localService: false }), voice('de-DE'), voice('eno')])).toBeNull();
    expect(chooseVoice([])).toBeNull();
  });

  it('is the one the device prefers, among equals', () => {
    const preferred = voice('en-US', { isDefault: true });
    expect(chooseVoice([voice('en-US'), preferred])).toBe(preferred);
  });
});
