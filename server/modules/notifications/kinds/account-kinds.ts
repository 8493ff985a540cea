import { bold, html, link } from '../html';
import { kind } from './kind';

export const accountKinds = {
  COPY_READY: kind<{ days: number }>({
    group: 'SYSTEM',
    text: ({ days }) =>
      html`The copy of your data is ready. You can download it for ${days} days. ${link('/profile#your-data', 'Download')}`,
  }),
  REPORT_ACCEPTED: kind<{ questionId: string; answer: string }>({
    group: 'SYSTEM',
    text: ({ questionId, answer }) =>
      html`You reported a question, and you were right. Thanks! We’ve added your coins. ${link(`/question/${questionId}`, 'The question')} <em>${answer}</em>`,
  }),
  REPORT_ANSWERED: kind<{ questionId: string; answer: string }>({
    group: 'SYSTEM',
    text: ({ questionId, answer }) =>
      html`We checked the question you reported, and it’s correct as it is. ${link(`/question/${questionId}`, 'The question')} <em>${answer}</em>`,
  }),
  BATTLE_WARNING: kind<{ note: string }>({
    group: 'SYSTEM',
    text: ({ note }) => html`About one of your battles: ${note}`,
  }),
  BATTLES_PAUSED: kind<{ until: string; reason: string }>({
    group: 'SYSTEM',
    text: ({ until, reason }) => html`You can’t play battles until ${until}. Reason: ${reason}`,
  }),
  BATTLES_BACK: kind({ group: 'SYSTEM', text: () => html`You can play battles again.` }),
  BATTLE_PERMISSION: kind<{ allowed: boolean }>({
    group: 'SYSTEM',
    text: ({ allowed }) =>
      allowed
        ? html`Your parent said yes: you can play battles against students from other schools. You can turn this off under your rank.`
        : html`Your parent has decided that you play battles only with friends and students from your school.`,
  }),
  /** Says what was marked again, and not how: the answers to a test may not be out. */
  MARKED_ANEW: kind<{ title: string | undefined }>({
    group: 'SYSTEM',
    text: ({ title }) =>
      html`We found a mistake in a question you answered${title === undefined ? '' : html` (${bold(title)})`}. We’ve fixed it and marked your answer again. Your coins and error logbook are up to date too.`,
  }),
  STREAK_KEPT: kind<{ days: number }>({
    group: 'SYSTEM',
    waits: true,
    text: ({ days }) =>
      html`A pause day saved your ${days}-day streak. ${link('/home', 'Answer one question today to keep it going.')}`,
  }),
  STUDY_TIME: kind<{ minutes: number | null }>({
    group: 'SYSTEM',
    text: ({ minutes }) => html`It’s time for maths${minutes === null ? '' : `: ${minutes} minutes is enough`}.`,
  }),
};
