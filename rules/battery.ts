import { batteryThresholds } from './constants';

type BatteryColour = 'green' | 'amber' | 'red' | 'grey';

/** Remaining share of the AI credits in percent, 0 to 100; a total of 0 counts as full. */
export function batteryPercent(creditsUsed: number, totalCredits: number): number {
  if (totalCredits === 0) return 100;
  return Math.min(100, Math.max(0, ((totalCredits - creditsUsed) / totalCredits) * 100));
}

export function batteryColour(percent: number): BatteryColour {
  if (percent > batteryThresholds.green) return 'green';
  if (percent > batteryThresholds.amber) return 'amber';
  return percent > 0 ? 'red' : 'grey';
}

/** Width of the bar in percent: what is left of a nearly empty battery stays visible. */
export function batteryDrawnWidth(percent: number): number {
  return percent > 0 && percent <= 10 ? 10 : percent;
}
