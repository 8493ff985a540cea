import { expect, it } from 'vitest';
import { carouselStops, nearestStop, stopAfter } from './carousel-stops';

it('rests at every card, and once where the track ends', () => {
  expect(carouselStops([0, 406, 812, 1218, 1624], 1000)).toEqual([0, 406, 812, 1000]);
  expect(carouselStops([0, 312, 624], 624)).toEqual([0, 312, 624]);
  expect(carouselStops([0, 10, 20], 0)).toEqual([0]);
  expect(carouselStops([], 100)).toEqual([]);
});

it('knows the nearest stop', () => {
  expect([0, 200, 210, 406, 5000].map((position) => nearestStop([0, 406, 812], position))).toEqual([0, 0, 1, 1, 2]);
});

it('loops in both directions', () => {
  expect(stopAfter(4, 3, 1)).toBe(0);
  expect(stopAfter(4, 0, -1)).toBe(3);
  expect(stopAfter(4, 1, 1)).toBe(2);
  expect(stopAfter(0, 0, 1)).toBe(0);
});
