import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { makePerson } from './backend/people';
import { openLiveClient, readEvents } from './events/live-client';
import { readServerEvents } from './site/event-reader';
import { startSite } from './site/start-site';

it('stops all of it, though requests are half sent and streams are open', async () => {
  const site = await startSite();
  const person = await makePerson(site.services);
  for (const url of [site.url, site.bff].map((address) => new URL(address))) {
    const halfSent = connect(Number(url.port), url.hostname);
    halfSent.on('error', () => {});
    halfSent.write(
      'POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{',
    );
  }
  const live = openLiveClient(site.bff, person.token);
  expect((await readEvents(live, 1, '99'))[0]?.kind).toBe('RESYNC');
  const subscription = readEvents(live, 1, '0').catch(() => 'closed');
  const events = await readServerEvents(site.url, person.token);
  expect(events.status).toBe(200);
  await site.stop();
  await Promise.all([subscription, events.ended()]);
  await live.dispose();
}, 120_000);
