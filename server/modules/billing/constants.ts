/** AI credits of a day on the free plan, and while the trial or a subscription runs. */
export const dailyCredits = { free: 5, full: 20 } as const;
