import features from './flags.json';

/** What each flag of the product does, for the people who switch it. One that changes nothing yet is not offered. */
export const flagDescriptions: Record<keyof typeof features, string> = {
  whiteboard: 'The whiteboard beside a question.',
  'ai-credit-battery': 'The battery icon with AI credit in the chat panel.',
  'trial-14-day': 'The 14-day free trial, and the banner that shows how many days of it are left.',
  'student-pdf-download': 'Students can download the PDF files of their classes, and not only read them on the page.',
  'error-logbook-notification': 'The bubble that reminds of unresolved errors.',
  'vce-mock-badge': 'The badge at the foot of public pages that links to the VCE mock tests.',
  'llm-tutor': 'A language model words what the tutor says.',
  'teachers-read-talks':
    'Teachers can read what their own students talk about with the tutor from now on. Students are told in the chat.',
  'promo-banner': 'The offer above the landing page.',
  battles: 'Students can play ranked battles.',
};

export type FlagName = keyof typeof features;

export const flagNames = Object.keys(features) as FlagName[];

export function isFlagName(name: string): name is FlagName {
  return Object.hasOwn(features, name);
}
