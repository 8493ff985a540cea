import features from './flags.json';

/** What each flag of the product does, for the people who switch it. One that changes nothing yet is not offered. */
export const flagDescriptions: Record<keyof typeof features, string> = {
  whiteboard: 'The whiteboard beside a question.',
  'ai-credit-battery': 'The AI credit battery icon in the chat panel.',
  'trial-14-day': 'The 14-day free trial, and the banner that shows the days left.',
  'student-pdf-download': 'Students can download their classes’ PDF files, not just read them on the page.',
  'error-logbook-notification': 'The reminder bubble for mistakes still to fix.',
  'vce-mock-badge': 'The badge at the foot of public pages that links to the VCE mock tests.',
  'llm-tutor': 'A language model puts the tutor’s replies into words.',
  'teachers-read-talks':
    'Teachers can read their own students’ tutor chats from now on. The chat tells students about it.',
  'promo-banner': 'The offer above the landing page.',
  battles: 'Students can play ranked battles.',
};

export type FlagName = keyof typeof features;

export const flagNames = Object.keys(features) as FlagName[];

export function isFlagName(name: string): name is FlagName {
  return Object.hasOwn(features, name);
}
