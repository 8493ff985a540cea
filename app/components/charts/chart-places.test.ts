import { describe, expect, it } from 'vitest';
import { labelledPlaces, middleOf, numberedPlaces } from './chart-places';

describe('the labels of a chart', () => {
  it('are all there when they are few, else the ends and two between', () => {
    expect(labelledPlaces(0)).toEqual([]);
    expect(labelledPlaces(7)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(labelledPlaces(12)).toEqual([0, 4, 7, 11]);
    expect(labelledPlaces(52)).toEqual([0, 17, 34, 51]);
  });

  it('number every column of a few, but none that is empty', () => {
    expect([...numberedPlaces([3, 0, 1])]).toEqual([0, 2]);
  });

  it('number the tallest and the last of many, as long as they do not touch', () => {
    const many = (...last: number[]) => [...Array.from({ length: 25 }, () => 2), ...last];
    expect([...numberedPlaces([9, ...many(1, 1)])]).toEqual([0, 27]);
    expect([...numberedPlaces(many(1, 9, 1))]).toEqual([26]);
    expect([...numberedPlaces(many(0, 0, 0).fill(0))]).toEqual([]);
  });
});

it('lays places side by side across the width', () => {
  expect([0, 1, 2, 3].map((place) => middleOf(place, 4))).toEqual([12.5, 37.5, 62.5, 87.5]);
  expect(middleOf(0, 2, 10, 90)).toBe(30);
});
