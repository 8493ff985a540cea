import { once } from 'node:events';
import { get } from 'node:http';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { makePerson } from './backend/people';
import { openLiveClient, readEvents } from './events/live-client';
import { startSite } from './site/start-site';

it('stops all of it within five seconds, with half-sent requests and open streams', async () => {
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
  const stream = get(`${site.url}/api/events`, { headers: { cookie: `mm_session=${person.token}` } });
  const [events] = await once(stream, 'response');
  expect(events.statusCode).toBe(200);
  events.on('error', () => {}).resume();
  const started = performance.now();
  await site.stop();
  expect(performance.now() - started).toBeLessThan(5000);
  await subscription;
  await live.dispose();
});
