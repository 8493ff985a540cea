import { expect, it } from 'vitest';
import { readFrameMessage } from '../chat/contract';
import { mailToTeacher } from './mail-to-teacher';

it.each([null, 'Adding fractions', 'A & B = "C"?\nbcc: someone@else.test'])(
  'is a mail link that the app opens: %j',
  (topic) => {
    const href = mailToTeacher(topic);
    const partner = { origin: 'https://marsmaths.example', window: {} };
    const arrival = { data: { type: 'OPEN_MAIL_LINK', href }, origin: partner.origin, source: partner.window };
    expect(readFrameMessage(arrival, partner)).toEqual({ type: 'OPEN_MAIL_LINK', href });
    expect([...new URL(href).searchParams.keys()]).toEqual(['subject', 'body']);
  },
);
