/**
 * The zone in which the people of the stories live: it is morning there when a run starts, whatever the hour and the
 * place of the machine, and its clocks never change. Settled once a run; its workers inherit it.
 */
export const storyZone = process.env.STORY_ZONE ?? zoneWhereItIs(10);
process.env.STORY_ZONE = storyZone;

/** Zones run from 12 hours behind UTC to 14 ahead; POSIX names count the other way round. */
function zoneWhereItIs(hour: number): string {
  const ahead = ((hour - new Date().getUTCHours() + 36) % 24) - 12;
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}

/** Date and time in so many hours by the clock of the stories, as a form takes it: 2026-06-17T09:30. */
export function storyTime(hours: number): string {
  return new Date(Date.now() + hours * 3_600_000)
    .toLocaleString('sv-SE', { timeZone: storyZone })
    .slice(0, 16)
    .replace(' ', 'T');
}
