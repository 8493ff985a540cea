import { expect, it } from 'vitest';
import { createEventBus } from './event-bus';

interface Events {
  landed: { crater: string };
  left: undefined;
}

it('hands the payload to every subscriber of the type', () => {
  const bus = createEventBus<Events>('mars');
  const heard: string[] = [];
  bus.subscribe('landed', ({ crater }) => heard.push(`first ${crater}`));
  bus.subscribe('landed', ({ crater }) => heard.push(`second ${crater}`));
  bus.subscribe('left', () => heard.push('left'));
  bus.publish('landed', { crater: 'Gale' });
  expect(heard).toEqual(['first Gale', 'second Gale']);
});

it('an event that nobody listens to is an error that names it', () => {
  const bus = createEventBus<Events>('mars');
  const stop = bus.subscribe('landed', () => {});
  stop();
  expect(() => bus.publish('landed', { crater: 'Gale' })).toThrow(
    'No subscribers found for event type landed in namespace mars',
  );
});

it('namespaces do not hear each other', () => {
  const [mars, moon] = [createEventBus<Events>('mars'), createEventBus<Events>('moon')];
  mars.subscribe('left', () => {});
  expect(() => moon.publish('left', undefined)).toThrow('in namespace moon');
});
