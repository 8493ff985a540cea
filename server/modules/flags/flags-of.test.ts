import { describe, expect, it } from 'vitest';
import type { Viewer } from '../../platform/viewer';
import { flagPerson, flagsOf } from './evaluate-flags';
import { type FlagSetting, featureOf } from './flag-setting';
import features from './flags.json';
import { type Features, readPayload } from './read-payload';

const person = { id: 'a-person', email: 'Ava@School.edu.au' };

function isOn(given: Features, who: typeof person | null = person, deviceType: 'mobile' | 'desktop' = 'desktop') {
  return flagsOf(given, { person: who, deviceType }).find(({ name }) => name === 'whiteboard')?.on;
}

const decided = (setting: Partial<FlagSetting>): Features => ({
  whiteboard: featureOf({ name: 'whiteboard', mode: 'SOME', percentage: 0, emails: [], ...setting }),
});

describe('flags', () => {
  it('has the six of the product, whatever a payload leaves out', () => {
    const names = flagsOf({}, { person, deviceType: 'mobile' }).map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining([
        'whiteboard',
        'ai-credit-battery',
        'trial-14-day',
        'student-pdf-download',
        'error-logbook-notification',
        'vce-mock-badge',
      ]),
    );
    expect(Object.keys(features)).toEqual(names);
  });

  it('on is on for visitors too, off is off for everybody', () => {
    expect(isOn(decided({ mode: 'ON' }), null)).toBe(true);
    expect(isOn(decided({ mode: 'OFF', percentage: 100 }))).toBe(false);
  });

  it.each([
    [['ava@school.edu.au'], true],
    [['@school.edu.au'], true],
    [['@edu.au'], false],
    [['@schoolxedu.au'], false],
    [['other@school.edu.au'], false],
    [[], false],
  ])('by address %s: %s', (emails, expected) => {
    expect(isOn(decided({ emails }))).toBe(expected);
  });

  it('a share holds about that many people, the same ones each time and fewer in a smaller share', () => {
    const people = Array.from({ length: 1000 }, (_, n) => ({ id: `person-${n}`, email: `p${n}@home.test` }));
    const inside = (percentage: number) => people.filter((who) => isOn(decided({ percentage }), who));
    const third = inside(30);
    expect(third.length).toBeGreaterThan(240);
    expect(third.length).toBeLessThan(360);
    expect(inside(30)).toEqual(third);
    expect(inside(10).every((who) => third.includes(who))).toBe(true);
    expect(inside(100)).toHaveLength(1000);
    expect(isOn(decided({ percentage: 100 }), null)).toBe(false);
  });

  it('a rule of a payload may look at the device and the address', () => {
    const rule = (condition: Record<string, string>): Features => ({
      whiteboard: { defaultValue: false, rules: [{ condition, force: true }] },
    });
    expect(isOn(rule({ deviceType: 'mobile' }), person, 'mobile')).toBe(true);
    expect(isOn(rule({ deviceType: 'mobile' }), person, 'desktop')).toBe(false);
    expect(isOn(rule({ email: 'ava@school.edu.au' }))).toBe(true);
  });
});

it('an address that nobody confirmed is not looked at: it may be another’s', () => {
  const viewer = (emailProved: boolean) =>
    ({ id: 'a-person', account: { email: person.email, emailProved } }) as Viewer;
  const ofSchool = decided({ emails: ['@school.edu.au'] });
  const isOnFor = (emailProved: boolean) =>
    flagsOf(ofSchool, { person: flagPerson(viewer(emailProved)), deviceType: 'desktop' }, ['whiteboard']);
  expect(isOnFor(true)).toEqual([{ name: 'whiteboard', on: true }]);
  expect(isOnFor(false)).toEqual([{ name: 'whiteboard', on: false }]);
});

describe('a payload from elsewhere', () => {
  it('gives the flags of ours and nothing else', () => {
    const given = { features: { whiteboard: { defaultValue: false }, strange: { defaultValue: true } } };
    expect(readPayload(given)).toEqual({ whiteboard: { defaultValue: false } });
  });

  it.each([[null], ['text'], [{}], [{ features: 7 }]])('%j is none', (given) => {
    expect(readPayload(given)).toBeNull();
  });

  it('leaves out what has another shape', () => {
    expect(readPayload({ features: { whiteboard: 'on', forum: { rules: 'all' } } })).toEqual({});
  });
});
