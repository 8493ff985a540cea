/** Business constants of the product. Times in milliseconds unless the name says otherwise. */
export const productName = 'Marsmaths';

export const designWidth = 1600;

export const promoSavingDollars = 10;
export const subscriptionMonths = [1, 6, 12] as const;
export const trialDays = 14;
/** Questions a day once the trial is over and no plan runs. */
export const freeQuestionsADay = 10;
export const invitationRewardDollars = 5;

export const landingCarousel = { intervalMs: 3000, transitionMs: 500 } as const;
export const landingScrollThreshold = 400;

export const notificationDays = 2;
export const notificationPollMs = 60_000;
/** Hours of the day, where the person lives, between which nothing is pushed. */
export const quietHours = { from: 20, until: 7 } as const;
export const creditPollMs = 60_000;
export const unresolvedPollMs = 30_000;

export const reminderThreshold = 30;
export const reminderStep = 10;

/** Remaining credit above `green` percent is green, above `amber` amber, above zero red. */
export const batteryThresholds = { green: 20, amber: 10 } as const;

export const chatPanel = {
  defaultWidthVw: 32.5,
  minWidth: 520,
  maxWidth: 800,
  modalHeightVh: 80,
  debounceMs: 200,
} as const;
export const mascotAnimationMs = { hi: 1900, seeYou: 3000 } as const;
/** How long the mascot cheers at a step well done. */
export const mascotCheerMs = 1400;

/** What a whiteboard starts with. Widths and sizes in CSS pixels. */
export const whiteboardDefaults = {
  mode: 'pen',
  brushWidth: 1.5,
  brushColour: 'black',
  eraserSize: 5,
  eraserColour: 'white',
  fill: false,
  opacity: 1,
  open: false,
} as const;

export const whiteboardStorage = {
  expiryMs: 7 * 24 * 60 * 60 * 1000,
  cleanupMs: 60_000,
  /** Where nobody says how often. */
  unspecifiedCleanupMs: 60 * 60 * 1000,
} as const;
