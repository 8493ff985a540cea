import { expect, it } from 'vitest';
import { htmlOf } from '../../../tests/specification/page-html';
import { TimeZoneForm } from './time-zone-form';

const chosenIn = (timeZone: string) => {
  const html = htmlOf(
    <TimeZoneForm timeZone={timeZone} state={{ form: 'zone', values: {}, errors: {} }} busy={false} />,
  );
  return html.match(/<option(?=[^>]*selected)[^>]*value="([^"]*)"/)?.[1];
};

it.each(['UTC', 'Pacific/Port_Moresby', 'Australia/Perth'])('shows the stored zone, also %s', (zone) =>
  expect(chosenIn(zone)).toBe(zone),
);
