import { expect, it } from 'vitest';
import { htmlOf, textOf } from '../../../tests/specification/page-html';
import { FlagsView } from './flags-view';

it('says when a change of a flag is seen, by people who are logged in and by visitors', () => {
  expect(textOf(htmlOf(<FlagsView flags={[]} entries={[]} refused={null} />))).toContain(
    'People who are logged in see them on the next page they open, visitors within about a minute.',
  );
});
