import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson, commitmentText } from './record';

describe('the text of a record', () => {
  it('is the same for the same content, whatever the order of its keys', () => {
    expect(canonicalJson({ b: [1, { d: null, c: 'ü"' }], a: 0.1 })).toBe('{"a":0.1,"b":[1,{"c":"ü\\"","d":null}]}');
  });

  it('reads back as what it was', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = canonicalJson(value);
        expect(canonicalJson(JSON.parse(text))).toBe(text);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it('of the commitment is the match, the nonce and the questions in order', () => {
    const questions = [
      { template: 'y6/a', version: 2, seed: 's"1' },
      { template: 'y6/b', version: 1, seed: 's2' },
    ];
    expect(commitmentText('m', 'n', questions)).toBe('mn[["y6/a",2,"s\\"1"],["y6/b",1,"s2"]]');
  });
});
