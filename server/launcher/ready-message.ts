import type { LauncherSettings } from './settings';

/** The accounts of the demo school, all with the password below. */
const demoAccounts: [email: string, who: string][] = [
  ['student@demo.test', 'a student with weeks of practice'],
  ['student2@demo.test', 'another student'],
  ['newstudent@demo.test', 'a new student, terms not yet agreed to'],
  ['expired@demo.test', 'a student whose trial is over'],
  ['teacher@demo.test', 'a teacher with two classes'],
  ['teacher2@demo.test', 'another teacher, who shares one of them'],
  ['tutor@demo.test', 'a tutor'],
  ['admin@demo.test', 'an administrator'],
];
const demoPassword = 'marsmaths-demo';

interface Ready {
  logs: string;
  /** Short code of the demo school's shared report; null where there is none. */
  reportCode: string | null;
}

/** The last words of a start: where to go, whom to sign in as, and a link as families get it. */
export function readyMessage(settings: LauncherSettings, { logs, reportCode }: Ready): string {
  const address = `http://${settings.host ?? 'localhost'}:${settings.port}`;
  const lines = ['', `Marsmaths is ready: ${address}`, ''];
  if (settings.demo && !settings.production) {
    lines.push(`Demo accounts, each with the password ${demoPassword}:`);
    for (const [email, who] of demoAccounts) lines.push(`  ${email.padEnd(22)}${who}`);
    lines.push('');
    if (reportCode !== null) lines.push(`A report shared with a family: ${address}/s/${reportCode}`, '');
  }
  lines.push(`Logs are in ${logs}. Press Ctrl-C to stop.`);
  return lines.join('\n');
}
