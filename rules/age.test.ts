import { describe, expect, it } from 'vitest';
import { ageInYears, asksAge, isUnder13 } from './age';
import { ageForm } from './forms/age';
import { readForm } from './forms/read-form';

describe('age', () => {
  it('counts a birthday when its month is over', () => {
    expect(ageInYears('2013-05-01', '2026-05-31')).toBe(12);
    expect(ageInYears('2013-05-01', '2026-06-01')).toBe(13);
    expect(ageInYears('2013-12-01', '2026-01-01')).toBe(12);
  });

  it('goes by the school year where the month of birth is not known', () => {
    const under = (birthMonth: string | null, yearLevel: number | null) =>
      isUnder13({ birthMonth, yearLevel, ageLaterCount: 0 }, '2026-06-01');
    expect([under(null, 7), under(null, 8), under(null, null)]).toEqual([true, false, false]);
    expect([under('2013-05-01', 7), under('2013-06-01', 9)]).toEqual([false, true]);
  });
});

describe('the form of it', () => {
  const read = (values: object) => readForm(ageForm('2026-06-10'), { parentEmail: '', ...values });

  it('asks whoever is under 15 for the address of a parent, and nobody else', () => {
    const young = { month: '7', year: '2012' };
    expect(read(young)).toMatchObject({ ok: false, errors: { parentEmail: expect.stringContaining('parent') } });
    expect(read({ ...young, parentEmail: ' Mum@Home.test ' })).toMatchObject({
      ok: true,
      value: { birthMonth: '2012-07-01', parentEmail: 'Mum@Home.test' },
    });
    expect(read({ month: '1', year: '2010', parentEmail: 'mum@home.test' })).toMatchObject({
      ok: true,
      value: { birthMonth: '2010-01-01', parentEmail: null },
    });
  });

  it.each([
    { month: '', year: '2012' },
    { month: '13', year: '2012' },
    { month: '3', year: '12' },
    { month: '7', year: '2026' },
    { month: '3', year: '1890' },
  ])('refuses %j in a plain sentence', (values) => {
    expect(read({ ...values, parentEmail: 'mum@home.test' })).toMatchObject({ ok: false });
  });
});

it('a student who put the question off counts as under 13 until they tell', () => {
  const putOff = { birthMonth: null, yearLevel: 11, ageLaterCount: 1 };
  expect(isUnder13(putOff, '2026-06-01')).toBe(true);
  expect(isUnder13({ ...putOff, birthMonth: '2010-01-01' }, '2026-06-01')).toBe(false);
  expect(isUnder13({ ...putOff, yearLevel: null }, '2026-06-01')).toBe(false);
});

it('asks again a week after it was put off, three times at most', () => {
  const at = (day: number) => new Date(Date.UTC(2026, 5, day));
  const putOff = (ageLaterCount: number) => ({ birthMonth: null, ageLaterCount, ageLaterAt: at(1) });
  expect(asksAge({ birthMonth: null, ageLaterCount: 0, ageLaterAt: null }, at(1))).toBe(true);
  expect([asksAge(putOff(1), at(7)), asksAge(putOff(1), at(8)), asksAge(putOff(2), at(8))]).toEqual([
    false,
    true,
    true,
  ]);
  expect(asksAge(putOff(3), at(30))).toBe(false);
  expect(asksAge({ ...putOff(1), birthMonth: '2015-01-01' }, at(30))).toBe(false);
});
