import type { TutorLink } from '../talk';

/** Somewhere in the product that students ask for. */
interface Place extends TutorLink {
  /** What they call it. */
  names: RegExp;
  /** How to get there or to use it, one or two sentences. */
  text: string;
}

/** The first that fits is meant: what is narrower comes first. */
const places: Place[] = [
  {
    names: /\berror (?:log ?book )?statistics\b|\b(?:my )?mistakes? (?:graph|chart|statistics|stats)\b/i,
    text: 'Open the Error Logbook, choose a course, then open Statistics to see which mistakes keep coming back.',
    label: 'Error Logbook',
    path: '/error-logbook',
  },
  {
    names:
      /\b(?:error|mistake)s?[\s-]*(?:log ?book|log|book|list|page)?\b|\blog ?book\b|\breview session\b|\bwrong answers?\b/i,
    text: 'The Error Logbook saves each mistake and brings it back with new numbers. Get it right on two different days to fix it.',
    label: 'Error Logbook',
    path: '/error-logbook',
  },
  {
    names: /\b(?:my )?(?:statistics|stats|progress|activity|learning activity|results?|scores?|marks|report)\b/i,
    text: 'Each course has its own statistics. Choose the course under Courses, then Statistics.',
    label: 'Courses',
    path: '/courses',
  },
  {
    names: /\b(?:coins?|rewards?|badges?)\b/i,
    text: 'You earn coins by answering questions. The shop shows what you can get with them, and your coin history.',
    label: 'Shop',
    path: '/shop',
  },
  {
    names: /\b(?:challenge|timed|timer|clock|race)\b/i,
    text: 'Choose a course, then New practice, then Challenge. You can turn the timer on or off in your profile.',
    label: 'Courses',
    path: '/courses',
  },
  {
    names: /\b(?:working|my working|scratch ?pad|whiteboard|draw(?:ing)?|pen)\b/i,
    text: 'My working and the whiteboard are beside each practice question. We check each line of working you type.',
    label: 'Courses',
    path: '/courses',
  },
  {
    names: /\b(?:hints?|tutor me)\b/i,
    text: 'Open a practice question: Hint gives one step at a time, and Tutor Me talks that question through with you.',
    label: 'Courses',
    path: '/courses',
  },
  {
    names: /\bquiz(?: me)?\b/i,
    text: 'Quiz Me asks you about a topic, one question at a time. You’ll find it next to Tutor Me.',
    label: 'Quiz Me',
    path: '/quiz-me?ROLE=student',
  },
  {
    names: /\b(?:subscription|subscribe|upgrade|plan|pay(?:ing|ment)?|price|cost|trial)\b/i,
    text: 'Your plan and its price are under Subscription. Ask the adult who pays before you change it.',
    label: 'Subscription',
    path: '/subscription',
  },
  {
    names: /\b(?:billing|bills?|invoices?|receipts?)\b/i,
    text: 'Past payments are under Billing history.',
    label: 'Billing history',
    path: '/billing-history',
  },
  {
    names: /\b(?:discounts?|coupons?|promo(?: code)?)\b/i,
    text: 'You’ll find your discounts on the Discounts page.',
    label: 'Discounts',
    path: '/discounts',
  },
  {
    names: /\b(?:notifications?|messages?|bell)\b/i,
    text: 'The bell at the top shows what’s new. You’ll find everything under Notifications.',
    label: 'Notifications',
    path: '/notifications',
  },
  {
    names:
      /\b(?:profile|account|password|user ?name|nickname|avatar|picture|email|year level|settings?|log ?out|sign ?out|delete my account)\b/i,
    text: 'You’ll find that in your profile.',
    label: 'Profile',
    path: '/profile',
  },
  {
    names: /\b(?:class(?:es|room)?|teacher|join|tasks?|homework|assignments?)\b/i,
    text: 'Classes and tasks aren’t available here yet. Until then, you can practise on your own.',
    label: 'Courses',
    path: '/courses',
  },
  {
    names: /\b(?:faqs?|help page|contact|support|report a (?:bug|problem)|complain)\b/i,
    text: 'The FAQs answer most questions, and you can contact us from there.',
    label: 'FAQs',
    path: '/faqs',
  },
  {
    names: /\b(?:practi[cs]e|questions?|courses?|topics?|subjects?|lessons?|worksheets?|tests?|exam|naplan)\b/i,
    text: 'Choose a course under Courses, then New practice, and pick your topics.',
    label: 'Courses',
    path: '/courses',
  },
  {
    names: /\b(?:home(?: page)?|dashboard|start page)\b/i,
    text: 'Home shows what’s waiting for you today.',
    label: 'Home',
    path: '/home',
  },
];

const asksForPlace =
  /\b(?:where(?:'?s| is| are| can| do| did)?|how (?:do|can|to|would|does)|take me|go to|open|show me|find|get to|bring me|navigate|link to|change|reset|turn (?:on|off)|see my|view my|what is the (?:error )?log ?book|what does the|forgot|is there|what'?s on my|my)\b/i;
/** "How do I use the logbook?", not "how do I find the range of this data?" */
const asksToUse =
  /\b(?:where|use|see|view|open|find my|get to|go to|go back|take me|show me my|change|reset|turn (?:on|off)|start|begin|join|log ?(?:out|in)|sign out|delete|cancel|upgrade|print|log ?book|whiteboard|my working|subscription|quiz me|tutor me|work|forgot|my notifications|my profile|my tasks|my coins|my stat\w*|my classes|my account)\b/i;

/** The place that a message asks for; null where it asks for none. */
export function placeIn(text: string): Place | null {
  if (!asksForPlace.test(text) || !asksToUse.test(text)) return null;
  return places.find(({ names }) => names.test(text)) ?? null;
}

export const placePaths: readonly string[] = places.map(({ path }) => path);
