import { expect, it } from 'vitest';
import { clockAt, clockHands } from './clock-hands';
import { looseDots } from './dots';
import { numberBlocks } from './number-blocks';
import { numberTrack } from './number-track';

it('says where the hands of a clock point and never the time', () => {
  expect(clockHands(12, 45).alt).toBe('A clock. The short hand is nearly at 1. The long hand points to 9.');
  expect(clockHands(6, 30).alt).toBe('A clock. The short hand is half way from 6 to 7. The long hand points to 6.');
  expect(clockAt(890).alt).toBe('A clock. The short hand is nearly at 3. The long hand points to 10.');
  expect(clockAt(12 * 60 + 21)).toMatchObject({ hour: 12, minute: 21, minuteMarks: true });
  expect(clockAt(801).alt).toContain('The long hand is 1 small mark past the 4.');
  expect(clockAt(783).alt).toContain('The long hand is 3 small marks past the 12.');
});

it('leaves the missing number of a row out, in the picture and in words', () => {
  const track = numberTrack([28, 29, 30], 2);
  expect(track.alt).toBe('A row of numbers: 28, 29, empty box.');
  expect(track.items[2]).toBeNull();
});

it('builds a number from blocks without naming it', () => {
  expect(numberBlocks(205)).toMatchObject({
    hundreds: 2,
    tens: 0,
    ones: 5,
    alt: 'Base-ten blocks: 2 hundreds, 5 ones.',
  });
});

it('draws as many dots as it says', () => {
  expect(looseDots(17).items).toHaveLength(17);
  expect(looseDots(17).alt).toBe('A picture of 17 dots.');
});
