const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const bold = (text: string) => `<b>${text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)}</b>`;
const link = '<a href="/tasks">Open your tasks</a>';

/** What students are told about their tasks: kind and message, as HTML. */
export const taskNotices = {
  assigned: ({ className, title, type }: { className: string; title: string; type: string }) => ({
    secondLevelType: 'TASK_ASSIGNED',
    message: `A new ${type === 'TEST' ? 'test' : 'homework'} in ${bold(className)}: ${bold(title)}. ${link}`,
  }),
  changed: ({ title }: { title: string }) => ({
    secondLevelType: 'TASK_CHANGED',
    message: `Your teacher changed ${bold(title)}. ${link}`,
  }),
  extended: ({ title }: { title: string }) => ({
    secondLevelType: 'EXTENSION_GRANTED',
    message: `You have more time for ${bold(title)}. ${link}`,
  }),
  reopened: ({ title }: { title: string }) => ({
    secondLevelType: 'TASK_REOPENED',
    message: `Your teacher gave ${bold(title)} back to you: you can go on with it. ${link}`,
  }),
  marked: ({ title }: { title: string }) => ({
    secondLevelType: 'TASK_MARKED',
    message: `Your teacher looked at your answers in ${bold(title)}. ${link}`,
  }),
} as const;
