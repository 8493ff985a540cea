import { expect, it } from 'vitest';
import { mailName } from './mail-name';

it.each(['Ms Nair', 'Mr. Osei', '8B', 'Year 10 Maths Methods', 'Siân O’Brien', 'Jean-Luc', '数学 8B'])(
  '%s is a name',
  (name) => {
    expect(mailName(name)).toBe(name);
  },
);

it.each([
  'evil.example',
  'www evil com',
  'https://evil.example',
  'win@evil.example',
  'Ring 0412 345 678',
  'You have won a prize today',
  'click\u200bhere',
  'one\u202eeno',
  'evil\uFF0Eexample',
  '!!!',
  '',
  'x'.repeat(31),
])('%j stands in no mail', (name) => {
  expect(mailName(name)).toBeNull();
});
